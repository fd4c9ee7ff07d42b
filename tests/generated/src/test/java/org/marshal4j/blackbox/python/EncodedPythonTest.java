package org.marshal4j.blackbox.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.encoded.EncodedMessages;
import org.marshal4j.blackbox.reference.NeutralValue;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;

/** Messages in forms of other libraries, which Python reads and writes from their schemas alone. */
class EncodedPythonTest {
    private static final HexFormat HEX = HexFormat.of();
    private static final int ROUNDS = 20;

    /** What Java refuses and the schema does not tell. */
    private static final Pattern NOT_IN_THE_SCHEMA = Pattern.compile("already has|cannot hold|not between .* and ");

    @BeforeAll
    static void needsPython() {
        assumeTrue(Python.isThere(), "there is no python3 of version 3.9 or later here");
    }

    private static List<String> answers(String name, List<String> questions) {
        List<String> schemas = EncodedMessages.marshallers().stream()
                .map(Marshaller::schema)
                .map(Schema::toString)
                .map(NeutralValue::quoted)
                .toList();
        List<String> lines = new ArrayList<>();
        lines.add("{\"world\":[" + String.join(",", schemas)
                + "],\"ids\":{},\"zones\":[],\"currencies\":[],\"charsets\":[]}");
        lines.addAll(questions);
        List<String> answers = Python.answers(name, lines);
        assertThat(answers).hasSize(lines.size());
        return answers.subList(1, answers.size());
    }

    private static String decode(Marshaller<?> marshaller, byte[] message) {
        return "{\"decode\":" + NeutralValue.quoted(marshaller.schema().type()) + ",\"hex\":\"" + HEX.formatHex(message)
                + "\"}";
    }

    @Test
    void pythonReadsAndWritesTheSameBytes() {
        List<String> questions = new ArrayList<>();
        List<byte[]> messages = new ArrayList<>();
        for (int seed = 0; seed < ROUNDS; seed++) {
            for (EncodedMessages.Message message : EncodedMessages.random(new Random(seed))) {
                messages.add(message.bytes());
                questions.add(decode(message.marshaller(), message.bytes()));
            }
        }
        List<String> answers = answers("encoded", questions);
        for (int i = 0; i < answers.size(); i++) {
            Answer answer = Answer.parse(answers.get(i));
            assertThat(answer.refused()).as("%s %s", questions.get(i), answer).isZero();
            assertThat(answer.again()).as(questions.get(i)).isEqualTo(HEX.formatHex(messages.get(i)));
        }
    }

    @Test
    void javaReadsAndWritesWhatPythonMakes() {
        List<String> questions = new ArrayList<>();
        List<Marshaller<?>> marshallers = new ArrayList<>();
        for (int seed = 0; seed < ROUNDS; seed++) {
            for (Marshaller<?> marshaller : EncodedMessages.marshallers()) {
                marshallers.add(marshaller);
                questions.add(
                        "{\"sample\":" + NeutralValue.quoted(marshaller.schema().type()) + ",\"seed\":" + seed + "}");
            }
        }
        List<String> answers = answers("encoded-samples", questions);
        for (int i = 0; i < answers.size(); i++) {
            byte[] message = HEX.parseHex(answers.get(i).split("\t")[1]);
            byte[] again = again(marshallers.get(i), message);
            // Sets and maps may be in another order.
            assertThat(Agreement.sorted(again)).as(answers.get(i)).isEqualTo(Agreement.sorted(message));
        }
    }

    private static <T> byte[] again(Marshaller<T> marshaller, byte[] message) {
        return marshaller.toByteArray(marshaller.fromByteArray(message));
    }

    @Test
    void changedBytesAreReadByBothOrByNeither() {
        List<String> questions = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        Random random = new Random(7);
        for (int seed = 0; seed < ROUNDS; seed++) {
            for (EncodedMessages.Message message : EncodedMessages.random(new Random(seed))) {
                for (int i = 0; i < ROUNDS; i++) {
                    byte[] changed = message.bytes().clone();
                    changed[random.nextInt(changed.length)] = (byte) random.nextInt();
                    questions.add(decode(message.marshaller(), changed));
                    expected.add(refusal(message.marshaller(), changed));
                }
            }
        }
        List<String> answers = answers("encoded-changes", questions);
        int agreed = 0;
        for (int i = 0; i < answers.size(); i++) {
            Answer answer = Answer.parse(answers.get(i));
            String code = answer.refused() == 0 ? "" : "MARSHAL" + answer.refused();
            String java = expected.get(i);
            if (!java.startsWith(code) || code.isEmpty() != java.isEmpty()) {
                assertThat(NOT_IN_THE_SCHEMA.matcher(java + answer.value()).find())
                        .as("%s\nJava: %s\nPython: %s", questions.get(i), java, answers.get(i))
                        .isTrue();
            } else {
                agreed++;
            }
        }
        assertThat(agreed).isGreaterThan(answers.size() * 9 / 10);
    }

    private static String refusal(Marshaller<?> marshaller, byte[] message) {
        try {
            marshaller.read(Input.of(message));
            return "";
        } catch (MarshalException e) {
            return e.code() + ": " + e.getMessage();
        }
    }
}
