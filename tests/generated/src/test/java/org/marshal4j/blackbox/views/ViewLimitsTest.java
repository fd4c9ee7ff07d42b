package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.nio.ByteBuffer;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.ReadLimits;

/** The limits of a view apply to everything that it wraps, except inputs, which have their own. */
class ViewLimitsTest {
    private static final ReadLimits FEW = ReadLimits.DEFAULT.withElements(2);

    private final byte[] message = message();
    private final ParcelView view = new ParcelView();

    private static byte[] message() {
        Parcel parcel = new Parcel();
        parcel.tags = List.of("a", "b", "c");
        return ParcelMarshaller.INSTANCE.toByteArray(parcel);
    }

    private void isLimited() {
        refused("MARSHAL223", view::tags);
        refused("MARSHAL223", view::toObject);
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void stayInBytes(Buffers kind) {
        Bytes<?> bytes = kind.make(message.length);
        bytes.write(message);
        view.limits(FEW);
        for (int i = 0; i < 2; i++) {
            ChronicleViews.wrap(view, bytes);
            isLimited();
        }
        view.limits(ReadLimits.DEFAULT);
        assertThat(view.tags()).hasSize(3);
        ChronicleViews.wrap(view, bytes);
        assertThat(view.tags()).hasSize(3);
        view.limits(FEW);
        view.wrap(message);
        isLimited();
        bytes.releaseLast();
    }

    @Test
    void stayInAllElse() {
        Bytes<?> bytes = Bytes.wrapForRead(message);
        view.limits(FEW);
        ChronicleViews.wrap(view, bytes.bytesStore(), 0, message.length);
        isLimited();
        view.wrap(ByteBuffer.allocateDirect(message.length).put(message).flip());
        isLimited();
        assertThat(view.wrap(Input.of(message)).tags()).hasSize(3);
        view.wrap(ByteBuffer.wrap(message));
        isLimited();
        view.wrap(Input.of(message)).limits(ReadLimits.DEFAULT.withElements(1));
        view.limits(ReadLimits.DEFAULT.withElements(3));
        assertThat(view.tags()).hasSize(3);
        ChronicleViews.wrap(view, bytes);
        isLimited();
    }
}
