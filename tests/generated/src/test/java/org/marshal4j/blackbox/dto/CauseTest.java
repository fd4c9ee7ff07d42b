package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;

/** A failure reports what went wrong first, not what another look at the bytes finds later in the message. */
class CauseTest {
    /** The nested part, whose constructor throws, is at offset 5. */
    private static byte[] message() {
        Picky picky = new Picky();
        picky.part = new Picky.Part(1, (byte) 2);
        byte[] message = ReferenceEncoder.encode(picky);
        byte[] bad = {(byte) Picky.BAD, (byte) (Picky.BAD >> 8), (byte) (Picky.BAD >> 16), (byte) (Picky.BAD >> 24)};
        System.arraycopy(bad, 0, message, 5, 4);
        return message;
    }

    @Test
    void aConstructorThrows() {
        Bytes<?> bytes = Bytes.wrapForRead(message());
        MarshalException failure = read(bytes);
        assertThat(failure.code()).isEqualTo("MARSHAL299");
        assertThat(failure).hasRootCauseMessage("bad a");
        assertThat(failure.type()).isEqualTo(Picky.class.getName());
        assertThat(bytes.readPosition()).isZero();
    }

    @Test
    void aConstructorThrowsBeforeTheBytesRunOut() {
        byte[] message = message();
        Bytes<?> bytes = Bytes.wrapForRead(Arrays.copyOf(message, message.length - 1));
        MarshalException failure = read(bytes);
        assertThat(failure.code()).as("%s", failure).isEqualTo("MARSHAL299");
        assertThat(failure).hasRootCauseMessage("bad a");
    }

    @Test
    void theBytesRunOutBeforeTheConstructorThrows() {
        MarshalException failure = read(Hex.bytes("00 00 00 00 01 ad db"));
        assertThat(failure)
                .hasMessage("reading " + Picky.class.getName() + ".part.a at offset 5: 4 bytes needed, 2 left"
                        + " [MARSHAL203]");
    }

    private static MarshalException read(Bytes<?> bytes) {
        return catchThrowableOfType(MarshalException.class, () -> PickyMarshaller.INSTANCE.read(bytes));
    }
}
