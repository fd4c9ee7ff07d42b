package org.marshal4j.tools.migrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.sample.Leg;
import org.marshal4j.tools.sample.LegMarshaller;
import org.marshal4j.tools.sample.MessageFile;
import org.marshal4j.tools.type.KnownSchemas;

class FileMigrationTest {
    private static final List<Path> CLASS_PATH = List.of(Path.of("target/test-classes"));

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

    private FileMigration migration(String type, Optional<Path> to) {
        return new FileMigration(former, to, type, Optional.empty(), Optional.empty(), KnownSchemas.none(), CLASS_PATH);
    }

    @Test
    void rewrites() throws IOException {
        Path to = temp.resolve("new.bin");
        FileMigration.Result result = migration("Leg", Optional.of(to)).run();
        assertThat(result.lines()).containsExactly("wrote " + to + ", with 2 messages");
        assertThat(result.isDone()).isTrue();
        assertThat(to).hasSameBinaryContentAs(today);
        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> migration("Leg", Optional.of(to)).run());
    }

    @Test
    void onlyReads() throws IOException {
        FileMigration.Result result = migration("Leg", Optional.empty()).run();
        assertThat(result.lines())
                .containsExactly("2 messages of " + former + " can be rewritten; nothing was written");
    }

    @Test
    void messagesThatCannotBeRewritten() throws IOException {
        Files.write(former, MessageFile.frame(new byte[] {1}), StandardOpenOption.APPEND);
        Path to = temp.resolve("new.bin");
        FileMigration.Result result = migration("Leg", Optional.of(to)).run();
        assertThat(result.isDone()).isFalse();
        assertThat(result.lines().get(0)).startsWith("message 3 at offset ");
        assertThat(result.lines().get(1))
                .isEqualTo("1 of 3 messages of " + former + " cannot be rewritten; nothing was written");
        assertThat(to).doesNotExist();
    }

    @Test
    void refuses() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> migration("Nothing", Optional.empty()).run())
                .withMessageStartingWith("There is no Nothing.");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> migration("Quote", Optional.empty()).run())
                .withMessageContaining("MARSHAL218");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new FileMigration(
                                former,
                                Optional.empty(),
                                "Leg",
                                Optional.empty(),
                                Optional.of("com.acme.LegMarshaller"),
                                KnownSchemas.none(),
                                CLASS_PATH)
                        .run())
                .withMessageStartingWith("com.acme.LegMarshaller cannot be loaded from the class path");
    }
}
