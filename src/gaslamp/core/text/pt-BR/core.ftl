### O que todo jogo diz.

core-option-pass = Passar
core-agreement-random = Aleatório
core-agreement-yes = Sim
core-agreement-no = Não
core-list = { $first } e { $last }
core-list-before-i = { $first } e { $last }
core-event-choice-taken = { $seat } só tinha uma escolha, feita sem perguntar: { $label }.
core-event-played-by = { $by ->
    [clock] O tempo acabou: um bot escolheu no lugar de { $seat }.
    [stand_in] Daqui em diante, um bot joga no lugar de { $seat }.
   *[other] Daqui em diante, { $seat } volta a jogar.
}

## Escolhas

core-match-is-over = a partida acabou, não há nada a escolher
core-not-asked = o lugar { $seat } não tem nada a escolher agora
core-already-chosen = o lugar { $seat } já escolheu e aguarda os outros
core-nothing-to-change = o lugar { $seat } não tem nenhuma escolha que ainda possa ser mudada
core-choice-not-understood = { $choice } não é uma opção, nem um id, nem um índice
core-choice-out-of-range = não há opção de número { $choice }; o total é { $count }, contando a partir de 0
core-choice-blocked = não é possível escolher "{ $choice }" agora: { $reason }
core-choice-unknown = "{ $choice }" não está entre as opções do lugar { $seat } agora; opções válidas: { $options }
core-nothing-to-undo = não há escolha a desfazer
core-undo-reveals = a última escolha não pode ser desfeita: algo já foi revelado depois dela
core-rolls-run-out = as rolagens acabaram: mais um dado é rolado aqui, mas não há face definida para ele
core-no-such-thing = { $place }: esperado { $expected }, mas uma posição não tem nada assim
core-differs = { $place }: esperado { $expected }, encontrado { $found }

## Mesas

core-unknown-game = não existe o jogo "{ $found }"; opções válidas: { $expected }
core-unknown-language = não existe o idioma "{ $found }"; opções válidas: { $expected }
core-unknown-bot = não existe o bot "{ $found }"; opções válidas: { $expected }
core-not-installed = falta "{ $library }", que não está instalado; pip install "gaslamp[play]" instala tudo de que o comando precisa
core-no-such-seat = não existe o lugar { $seat }; use de 0 a { $last }
core-wrong-players = não dá para jogar com este número de jogadores: { $found }; use de { $least } a { $most }
core-nothing-to-play = { $games } partidas com { $workers } processos não são nenhuma, esperado ao menos 1 de cada
core-bad-options = as opções são pares de chave e valor, encontrado { $found }
core-bad-players = os jogadores são um número ou uma lista de nomes, encontrado { $found }
core-bad-name = um nome deve ser um texto legível de 1 a { $limit } caracteres
core-bad-seed = a semente é um número inteiro de 0 a 2^64 - 1; encontrado: { $found }
core-other-game = o jogo encontrado é "{ $found }"; o esperado era "{ $expected }"

## Arquivos

core-file-missing = este arquivo não existe
core-file-is-folder = isto é uma pasta; era esperado um arquivo
core-file-special = isto não é um arquivo comum
core-file-too-big = o arquivo tem mais de { $limit } bytes
core-file-not-text = isto não é um arquivo de texto em UTF-8
core-file-unreadable = não foi possível ler: { $reason }
core-file-unwritable = não foi possível gravar: { $reason }
core-file-exists = já existe um arquivo com este nome; use outro nome ou apague o arquivo antes
core-bad-yaml = a linha { $line } não é YAML válido: { $problem }
core-duplicate-key = linha { $line }: a chave "{ $key }" aparece duas vezes
core-too-many-values = contém mais de { $limit } valores, contando as referências
core-bad-key = linha { $line }: uma chave deve ser uma só palavra ou número
core-wrong-type = tipos aceitos: { $expected }; encontrado: { $found }
core-either = { $first } ou { $last }
core-either-before-o = { $first } ou { $last }
core-kind-whole-number = número inteiro
core-kind-text = texto
core-kind-list = lista
core-kind-mapping = mapeamento
core-kind-yes-or-no = true ou false
core-kind-nothing = nada
core-kind-value = outro tipo de valor
core-missing-field = falta: { $field }
core-unknown-field = chave desconhecida "{ $field }"
core-unknown-value = valor desconhecido { $found }, esperado um destes: { $expected }
core-out-of-range = { $found } está fora do intervalo; esperado: { $bound }
core-wrong-form = { $found } não tem a forma certa
core-wrong-length = { $found } não tem o comprimento certo, esperado { $bound }
core-bad-value = { $problem }
core-unknown-id = { $known ->
    [yes] id desconhecido "{ $found }"; você quis dizer "{ $meant }"?
   *[no] id desconhecido "{ $found }"
}
core-duplicate-id = "{ $found }" aparece duas vezes
core-new-id-incomplete = não há nenhum "{ $found }" no pacote de base, e um novo deve estar completo; falta: { $lacking }

## Pacotes

core-not-a-pack = isto não é um pacote: era esperado um mapeamento com a chave game
core-second-pack-whole = um pacote adicional deve corrigir os anteriores; esperado: extends: core

## Partidas salvas

core-save-broken = este arquivo de partida está incompleto ou danificado
core-not-a-save = isto não é um arquivo de partida
core-save-newer = este arquivo de partida tem a versão { $found }, e este programa lê até a { $expected }; é preciso um programa mais novo
core-save-newer-rules = esta partida foi jogada com a versão { $found } das regras, e este programa conhece a { $expected }; é preciso um programa mais novo
core-save-other-pack = esta partida foi jogada com o pacote "{ $title }" ({ $expected }), mas o pacote indicado foi "{ $found_title }" ({ $found }); indique com --pack o pacote com que ela foi jogada
core-save-edited = este arquivo de partida foi alterado depois de salvo
core-save-ends-elsewhere = repetir as escolhas leva a uma posição ({ $found }) diferente da que foi salva ({ $expected })

## Extensões

core-plugin-twice = dois pacotes trazem um { $group } de nome "{ $name }": { $one } e { $other }; desinstale um deles
core-plugin-target = esperava-se módulo:nome, mas veio "{ $found }"
core-plugin-broken = não foi possível carregar { $found }: { $reason }
core-plugin-no-game = esperava-se um gaslamp.Game com id "{ $name }", mas veio { $found }
core-plugin-no-package = um jogo diz em que pacote estão seus textos, mas veio { $found }; um jogo de um só arquivo precisa de uma pasta própria com __init__.py
core-plugin-bad-id = o id de um jogo só tem letras minúsculas, algarismos e _, começa com uma letra e não é uma parte desta casa, mas veio "{ $found }"
core-bot-no-class = esperava-se uma classe derivada de gaslamp.Bot, mas veio { $found }
core-bot-no-choose = o bot { $bot } não tem um método choose(self, decision, look)
core-bot-no-chair = o bot { $bot } não pode se sentar: a classe dele é chamada com um gaslamp.Chair e mais nada
core-bot-games = o bot { $bot } deve indicar os seus jogos em um conjunto, não em uma palavra
core-bot-name-taken = já existe um bot de nome "{ $name }"
core-bot-other-game = o bot { $bot } não joga { $game }, só { $games }
core-bot-choice = o bot { $bot } respondeu a "{ $kind }" com { $found }; opções válidas: { $options }
core-bot-raised = o bot { $bot } não soube responder a "{ $kind }": { $reason }
core-no-positions = este jogo não pode ser montado a partir de uma posição
core-no-lab = { $game } não diz quais efeitos as suas cartas têm
