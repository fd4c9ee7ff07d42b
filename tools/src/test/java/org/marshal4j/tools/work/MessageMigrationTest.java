package org.marshal4j.tools.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.fork.ForkedJvm;
import org.marshal4j.tools.sample.Leg;
import org.marshal4j.tools.sample.LegMarshaller;
import org.marshal4j.tools.sample.MessageFile;
import org.marshal4j.tools.sample.Quote;
import org.marshal4j.tools.type.KnownSchemas;

class MessageMigrationTest {
    private static final String LEG = Leg.class.getName();
    private static final List<Path> CLASS_PATH = Arrays.stream(
                    System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();

    private final Told told = new Told();

    @TempDir
    Path temp;

    private Path former;
    private Path today;

    /** Legs as they were when the price was a float, and came first. */
    @BeforeEach
    void write() throws IOException {
        former = Files.write(temp.resolve("legs.bin"), former(1.5f, 2));
        today = MessageFile.write(temp.resolve("expected.bin"), LegMarshaller.INSTANCE, List.of(leg(1.5), leg(2)));
    }

    private static Leg leg(double price) {
        Leg leg = new Leg();
        leg.name = "x";
        leg.price = price;
        return leg;
    }

    private static byte[] former(float... prices) {
        Schema schema = Schema.of(Leg.class.getName(), "price float32", "name text?");
        byte[] text = ("type " + Leg.class.getName() + " "
                        + String.format("%016x", schema.fingerprint(Schemas.of(List.of(schema)))) + "\n"
                        + Schemas.of(List.of(schema)))
                .getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x6A346D01)
                .putInt(text.length)
                .array());
        out.writeBytes(text);
        for (float price : prices) {
            out.writeBytes(MessageFile.frame(ByteBuffer.allocate(6)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putFloat(price)
                    .put((byte) 1)
                    .put((byte) 'x')
                    .array()));
        }
        return out.toByteArray();
    }

    private Optional<String> migrate(String type, Optional<Path> to) throws IOException {
        return migrate(type, type + "Marshaller", to);
    }

    private Optional<String> migrate(String type, String marshaller, Optional<Path> to) throws IOException {
        return new MessageMigration(
                        former,
                        to,
                        new MessageMigration.Type(type, marshaller),
                        KnownSchemas.none(),
                        Optional.empty(),
                        CLASS_PATH)
                .run(new ModuleJvms(ForkedJvm::ownHome, Duration.ZERO), told);
    }

    @Test
    void rewrites() throws IOException {
        Path to = temp.resolve("new.bin");
        assertThat(migrate(LEG, Optional.of(to))).isEmpty();
        assertThat(told.lines).containsExactly("info: wrote " + to + ", with 2 messages");
        assertThat(to).hasSameBinaryContentAs(today);
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> migrate(LEG, Optional.of(to)))
                .withMessageContaining("it stays as it is: name another file");
    }

    @Test
    void messagesThatCannotBeRewritten() throws IOException {
        Files.write(former, MessageFile.frame(new byte[] {1}), StandardOpenOption.APPEND);
        Path to = temp.resolve("new.bin");
        assertThat(migrate(LEG, Optional.of(to)).orElseThrow())
                .startsWith("1 of 3 messages of " + former + " cannot be rewritten; the first: message 3 at offset ")
                .endsWith(". Nothing was written");
        assertThat(told.lines.get(0)).startsWith("error: message 3 at offset ");
        assertThat(to).doesNotExist();
    }

    @Test
    void tellsHowFarItIs() throws IOException {
        Files.write(former, former(new float[200_000]));
        Path to = temp.resolve("new.bin");
        assertThat(migrate(LEG, Optional.of(to))).isEmpty();
        assertThat(told.lines).containsExactly("info: wrote " + to + ", with 200000 messages");
        assertThat(told.progress).isNotEmpty().allMatch(line -> line.matches("\\d+ of -1 messages"));
    }

    @Test
    void refuses() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> migrate(Quote.class.getName(), Optional.empty()))
                .withMessageContaining("MARSHAL218");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> migrate(LEG, "com.acme.LegMarshaller", Optional.empty()))
                .withMessageContaining("com.acme.LegMarshaller cannot be loaded from the class path");
        former = temp;
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> migrate(LEG, Optional.empty()))
                .withMessageContaining("If it is a Chronicle Queue, add org.marshal4j:marshal4j-queue");
    }
}
