package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.views.Parcel.Round;
import org.marshal4j.blackbox.views.Parcel.Square;
import org.marshal4j.blackbox.views.Parcel.Sticker;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** The view of a family tells the class of an object, and shows it with the view of that class. */
@Tag("plain")
class StickerViewTest {
    private final Parcel_StickerView view = new Parcel_StickerView();
    private final Sticker round = new Round(1.5, "fragile");
    private final Sticker square = new Square(new Square(round, 2), 3);

    private static byte[] bytes(Sticker sticker) {
        return Parcel_StickerMarshaller.INSTANCE.toByteArray(sticker);
    }

    @Test
    void showsObjectsWithTheViewOfTheirClass() {
        byte[] message = bytes(round);
        view.wrap(message);
        assertThat(view.typeId()).isEqualTo(1);
        Parcel_RoundView shown = view.asRound();
        assertThat(shown.radius()).isEqualTo(1.5);
        assertThat(shown.textEquals("fragile")).isTrue();
        shown.radius(2.5);
        assertThat(view.toObject()).isEqualTo(new Round(2.5, "fragile"));
        assertThat(shown.toObject()).isEqualTo(view.toObject());
        assertThat(view.size()).isEqualTo(message.length);
        assertThat(view.asRound()).isSameAs(shown);
        view.wrap(bytes(square));
        refused("MARSHAL240", shown::radius);
        assertThat(view.typeId()).isEqualTo(300);
        assertThat(view.asRound()).isNull();
        assertThat(view.toObject()).isEqualTo(square);
        assertThat(view.size()).isEqualTo(bytes(square).length);
        assertThat(view).isEqualTo(new Parcel_StickerView().wrap(bytes(square)));
    }

    /** The view of the class can be given other bytes. The outer view keeps its own. */
    @Test
    void keepsItsOwnBytes() {
        view.wrap(bytes(round));
        Parcel_RoundView shown = view.asRound();
        shown.wrap(Parcel_RoundMarshaller.INSTANCE.toByteArray(new Round(9, null)));
        assertThat(shown.radius()).isEqualTo(9);
        assertThat(view.toObject()).isEqualTo(round);
        assertThat(view.asRound().radius()).isEqualTo(1.5);
    }

    @Test
    void showsFieldsAndElements() {
        Parcel parcel = new Parcel();
        parcel.stickers = Arrays.asList(round, null, square);
        ParcelView outer = new ParcelView().wrap(ParcelMarshaller.INSTANCE.toByteArray(parcel));
        assertThat(outer.sticker()).isNull();
        assertThat(outer.stickers(0).asRound().radius()).isEqualTo(1.5);
        assertThat(outer.stickers(1)).isNull();
        assertThat(outer.stickers(2).asRound()).isNull();
        assertThat(outer.stickers(2).toObject()).isEqualTo(square);
    }

    @Test
    void refusesWhatTheMarshallerRefuses() {
        refused("MARSHAL240", view::typeId);
        refused("MARSHAL214", view.wrap(new byte[] {7, 0, 0})::typeId);
        refused("MARSHAL214", view::asRound);
        refused("MARSHAL214", view::size);
        refused("MARSHAL206", view.wrap(new byte[] {(byte) 0x80, 0})::typeId);
        view.wrap(bytes(square)).limits(ReadLimits.DEFAULT.withDepth(0));
        refused("MARSHAL207", view::size);
        view.limits(ReadLimits.DEFAULT.withDepth(1));
        assertThat(view.size()).isEqualTo(bytes(square).length);
    }

    @Test
    void endsWhereTheMarshallerEnds() {
        byte[] good = bytes(square);
        for (int cut = 0; cut < good.length; cut++) {
            view.wrap(Arrays.copyOf(good, cut));
            refused("MARSHAL203", view::size);
        }
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            byte[] message = good.clone();
            message[random.nextInt(message.length)] = (byte) random.nextInt();
            Input in = Input.of(message);
            try {
                Parcel_StickerMarshaller.INSTANCE.read(in);
            } catch (MarshalException e) {
                continue;
            }
            assertThat(view.wrap(message).size()).isEqualTo(in.position());
        }
    }
}
