package org.marshal4j.tools.cat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.tools.sample.Everything;
import org.marshal4j.tools.sample.EverythingMarshaller;
import org.marshal4j.tools.sample.MessageFile;
import org.marshal4j.tools.sample.Quote;
import org.marshal4j.tools.sample.QuoteMarshaller;

/** Whatever the bytes are, each document is either shown or said not to fit, with and without a condition. */
class HostileMessagesTest {
    @TempDir
    Path temp;

    private final StringBuilder out = new StringBuilder();
    private final List<String> problems = new ArrayList<>();

    private CatResult run(Path file, String where, Format format) throws IOException {
        out.setLength(0);
        problems.clear();
        return Cat.run(TestOptions.of(file, where, format), out::append, problems::add, () -> false, count -> {});
    }

    /** The message with each byte changed in several ways, and cut at each length. */
    private static List<byte[]> changed(byte[] message) {
        List<byte[]> all = new ArrayList<>();
        for (int i = 0; i < message.length; i++) {
            for (int value : new int[] {0, 1, 2, 0x7F, 0x80, 0xFF}) {
                byte[] one = message.clone();
                one[i] = (byte) value;
                all.add(one);
            }
            all.add(Arrays.copyOf(message, i));
        }
        return all;
    }

    private Path write(byte[] header, List<byte[]> messages) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(header);
        messages.forEach(message -> bytes.writeBytes(MessageFile.frame(message)));
        return Files.write(temp.resolve("messages.bin"), bytes.toByteArray());
    }

    @Test
    void everyKindOfField() throws IOException {
        List<byte[]> messages = changed(EverythingMarshaller.INSTANCE.toByteArray(CatTest.everything()));
        messages.addAll(changed(EverythingMarshaller.INSTANCE.toByteArray(new Everything())));
        Path file = write(StreamHeader.toBytes(EverythingMarshaller.INSTANCE), messages);
        for (Format format : Format.values()) {
            CatResult all = run(file, null, format);
            assertThat(all.documents()).isEqualTo(messages.size());
            assertThat(all.messages() + all.unfit()).isEqualTo(messages.size());
            assertThat(problems).hasSize((int) all.unfit());
            assertThat(all.unfit()).isGreaterThan(100);
        }
        CatResult some = run(file, "legs[0].price == 0.5 || any != null", Format.JSON);
        assertThat(some.documents()).isEqualTo(messages.size());
    }

    /** A condition that is evaluated by a plan finds what the same condition finds by a walk, of all that fits. */
    @Test
    void conditions() throws IOException {
        List<byte[]> messages = changed(QuoteMarshaller.INSTANCE.toByteArray(Quote.of(7)));
        messages.addAll(changed(QuoteMarshaller.INSTANCE.toByteArray(Quote.of(20))));
        Path file = write(StreamHeader.toBytes(QuoteMarshaller.INSTANCE), messages);
        for (String where : List.of("lots > 5", "leg.price > 2", "symbol == 'BP.L'", "venue == 'PARIS'", "!open")) {
            run(file, where, Format.JSON);
            String planned = out.toString();
            // That leg is not null can only be found by a walk.
            run(file, "(" + where + ") && (leg != null || leg == null)", Format.JSON);
            assertThat(planned).as(where).isEqualTo(out.toString()).isNotEmpty();
        }
    }
}
