package org.marshal4j.tools.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptMessagesTest {
    @TempDir
    Path temp;

    @Test
    void belongToTypesAndRevisions() throws IOException {
        List<KeptMessages> kept = KeptMessages.read(
                file("# why\n\ncom.acme.Quote revision=2\n  01 02\n# mine\n  03\n\ncom.acme.Leg revision=11\n"));
        assertThat(kept).hasSize(2);
        assertThat(kept.get(0).type()).isEqualTo("com.acme.Quote");
        assertThat(kept.get(0).revision()).isEqualTo(2);
        assertThat(kept.get(0).messages())
                .extracting(KeptMessages.Message::line)
                .containsExactly(4, 6);
        assertThat(kept.get(0).messages().get(0).bytes()).containsExactly(1, 2);
        assertThat(kept.get(1).messages()).isEmpty();
    }

    @Test
    void areNoneWithoutAFile() throws IOException {
        assertThat(KeptMessages.read(temp.resolve("none"))).isEmpty();
    }

    @Test
    void sayWhichLineIsWrong() throws IOException {
        Path noHex = file("com.acme.Quote revision=2\n  0g\n");
        assertThatThrownBy(() -> KeptMessages.read(noHex)).hasMessageContaining(":2: not hexadecimal");
        Path noHead = file("com.acme.Quote\n");
        assertThatThrownBy(() -> KeptMessages.read(noHead))
                .hasMessageContaining(":1: neither a type with its revision nor a message");
        Path noType = file("  01\n");
        assertThatThrownBy(() -> KeptMessages.read(noType)).hasMessageContaining(":1: neither");
    }

    private Path file(String text) throws IOException {
        return Files.writeString(temp.resolve("marshal4j.samples"), text);
    }
}
