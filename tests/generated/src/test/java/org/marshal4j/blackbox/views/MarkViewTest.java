package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The view of a family with schema ids, which reads an object to find where it ends. */
@Tag("plain")
class MarkViewTest {

    @Test
    void findsTheEndOfWhatHandWrittenCodeWrites() {
        Mark.Numbered value = new Mark.Numbered(300L);
        byte[] message = MarkMarshaller.INSTANCE.toByteArray(value);
        MarkView view = new MarkView().wrap(Arrays.copyOf(message, message.length + 5));
        assertThat(view.size()).isEqualTo(message.length);
        assertThat(view.toObject()).isEqualTo(value);
    }
}
