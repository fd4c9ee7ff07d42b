package org.marshal4j.blackbox.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.dto.Links;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.NeutralValue;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.generated.value.Checks;

/**
 * Reads and writes the bytes of every class in another language, with code that shares nothing with the runtime. The
 * two agree on what bytes mean, on which bytes mean something, and on which bytes are written.
 */
class PythonDecoderTest {
    private static final HexFormat HEX = HexFormat.of();
    private static final long SEED = Long.getLong("blackbox.seed", 5L);
    private static final int MESSAGES = Sampling.rounds(16);
    private static final int CHANGES = Sampling.rounds(64);
    private static final int TEXTS = Sampling.rounds(8_000);
    private static final int SAMPLES = Sampling.rounds(32);
    private static final int[] NASTY = {0, 1, 2, 0x59, 0x4E, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF4, 0xFE, 0xFF};

    @BeforeAll
    static void needsPython() {
        assumeTrue(Python.isThere(), "there is no python3 of version 3.9 or later here");
    }

    /** A message and its class. */
    private record Message(Dto<?> dto, byte[] bytes) {
        String line() {
            return Corpus.decode(dto, bytes);
        }

        @Override
        public String toString() {
            return dto + ": " + HEX.formatHex(bytes);
        }
    }

    private static List<Answer> answers(String name, List<Message> messages) {
        List<String> lines = new ArrayList<>(List.of(Corpus.world()));
        messages.forEach(message -> lines.add(message.line()));
        List<String> answers = Python.answers(name, lines);
        assertThat(answers).hasSize(lines.size());
        return answers.stream().skip(1).map(Answer::parse).toList();
    }

    /** With the schema of the interface, Python reads what a class with the same fields holds. */
    @Test
    void interfacesOfGettersAreReadAsClasses() {
        List<Message> messages = new ArrayList<>();
        List<String> values = new ArrayList<>();
        Corpus.beans().forEach((bean, twin) -> {
            Filler filler = twin.filler(SEED);
            for (int i = 0; i < MESSAGES; i++) {
                Object value = filler.make(twin.type());
                messages.add(new Message(bean, ReferenceEncoder.encode(twin.type(), value)));
                values.add(NeutralValue.of(twin.type(), value));
            }
        });
        List<Answer> answers = answers("interfaces", messages);
        for (int i = 0; i < messages.size(); i++) {
            assertThat(answers.get(i).value()).as("%s", messages.get(i)).isEqualTo(values.get(i));
            assertThat(answers.get(i).again())
                    .as("%s", messages.get(i))
                    .isEqualTo(HEX.formatHex(messages.get(i).bytes()));
        }
    }

    @Test
    void pythonReadsTheValuesThatJavaWrites() {
        List<Message> messages = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (Dto<?> dto : Corpus.dtos()) {
            Filler filler = dto.filler(SEED);
            for (int i = 0; i < MESSAGES; i++) {
                Object value = filler.make(dto.type());
                messages.add(new Message(dto, ReferenceEncoder.encode(dto.type(), value)));
                values.add(NeutralValue.of(dto.type(), value));
            }
        }
        List<Answer> answers = answers("messages", messages);
        for (int i = 0; i < messages.size(); i++) {
            Message message = messages.get(i);
            Answer answer = answers.get(i);
            assertThat(answer.value()).as("%s", message).isEqualTo(values.get(i));
            assertThat(answer.again()).as("%s", message).isEqualTo(HEX.formatHex(message.bytes()));
            assertThat(answer.taken()).as("%s", message).isEqualTo(message.bytes().length);
        }
    }

    @Test
    void changedBytesAreReadByBothOrByNeither() {
        List<Message> messages = new ArrayList<>();
        Random random = new Random(SEED);
        for (Dto<?> dto : Corpus.dtos()) {
            Filler filler = dto.filler(SEED);
            for (int i = 0; i < CHANGES; i++) {
                byte[] bytes = ReferenceEncoder.encode(dto.type(), filler.make(dto.type()));
                messages.add(new Message(dto, changed(bytes, random)));
            }
        }
        List<Answer> answers = answers("changed", messages);
        int read = 0;
        for (int i = 0; i < messages.size(); i++) {
            Agreement<?> agreement =
                    Agreement.of(messages.get(i).dto(), messages.get(i).bytes());
            agreement.check(answers.get(i));
            read += answers.get(i).refused() == 0 ? 1 : 0;
        }
        assertThat(read).isBetween(messages.size() / 20, messages.size() - messages.size() / 20);
    }

    /** Changes one to three bytes, removes the end, or appends bytes. */
    private static byte[] changed(byte[] bytes, Random random) {
        int way = random.nextInt(10);
        if (way == 0) {
            return Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
        }
        if (way == 1) {
            return Arrays.copyOf(bytes, bytes.length + 3);
        }
        byte[] changed = bytes.clone();
        for (int n = 1 + random.nextInt(3); n > 0 && bytes.length > 0; n--) {
            int at = random.nextInt(Math.min(bytes.length, random.nextBoolean() ? 12 : bytes.length));
            changed[at] = switch (random.nextInt(3)) {
                case 0 -> (byte) NASTY[random.nextInt(NASTY.length)];
                case 1 -> (byte) (changed[at] ^ 1 << random.nextInt(8));
                default -> (byte) random.nextInt();
            };
        }
        return changed;
    }

    @Test
    void javaReadsAndWritesWhatPythonWrites() {
        List<Dto<?>> dtos = Corpus.dtos();
        List<String> lines = new ArrayList<>(List.of(Corpus.world()));
        for (Dto<?> dto : dtos) {
            for (int i = 0; i < SAMPLES; i++) {
                lines.add(Corpus.sample(dto, i));
            }
        }
        List<String> answers = Python.answers("samples", lines);
        assertThat(answers).hasSize(lines.size());
        for (int i = 0; i < dtos.size(); i++) {
            int read = 0;
            for (String line : answers.subList(1 + i * SAMPLES, 1 + (i + 1) * SAMPLES)) {
                String[] parts = line.split("\t");
                Agreement<?> agreement = Agreement.of(dtos.get(i), HEX.parseHex(parts[1]));
                agreement.check(new Answer(0, parts[1].length() / 2, parts[1], "[]", parts[2]));
                read += agreement.isRead() ? 1 : 0;
            }
            assertThat(read).as("read of %s", dtos.get(i)).isPositive();
        }
    }

    /** As many levels as are allowed, and one more. An object at the end that holds no others is not counted. */
    @Test
    void bothAllowTheSameDepth() {
        Dto<Links> dto = Dtos.of(Links.class);
        List<Message> messages = new ArrayList<>();
        for (int around : new int[] {Checks.MAX_DEPTH, Checks.MAX_DEPTH + 1}) {
            String ends = "0000".repeat(around);
            messages.add(new Message(dto, HEX.parseHex("01".repeat(around) + "00" + "0107" + ends)));
        }
        List<Answer> answers = answers("deep", messages);
        for (int i = 0; i < messages.size(); i++) {
            Agreement<?> agreement = Agreement.of(dto, messages.get(i).bytes());
            assertThat(agreement.isRead()).isEqualTo(i == 0);
            agreement.checkCode(answers.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource
    void textsAreValidForBothOrForNeither(TextsOfValues kind) {
        List<String> texts = kind.texts(TEXTS);
        List<String> lines = new ArrayList<>(List.of(Corpus.world()));
        texts.forEach(text -> lines.add(Corpus.check(kind.word(), text)));
        List<String> answers = Python.answers("texts-" + kind.word(), lines);
        assertThat(answers).hasSize(lines.size());
        assertThat(answers).contains("yes", "no");
        for (int i = 0; i < texts.size(); i++) {
            assertThat(answers.get(i + 1))
                    .as("%s %s", kind.word(), texts.get(i))
                    .isEqualTo(kind.isOne(texts.get(i)) ? "yes" : "no");
        }
    }
}
