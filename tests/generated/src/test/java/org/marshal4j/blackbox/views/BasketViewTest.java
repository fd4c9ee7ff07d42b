package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;

/** What a view does, in code like that of users. */
@Tag("plain")
class BasketViewTest {
    private final Basket basket = new Basket();
    private final BasketView view = new BasketView();
    private byte[] message;

    @BeforeEach
    void fill() {
        basket.size = 7;
        basket.schema = 8;
        basket.symbol = "VOD.L";
        basket.second = item("pear", 2);
        basket.depths = new double[] {1.5, 2.5};
        basket.items = List.of(item("plum", 3));
        basket.hashCode = 9;
        message = BasketMarshaller.INSTANCE.toByteArray(basket);
    }

    private static Basket.Item item(String name, int count) {
        Basket.Item item = new Basket.Item();
        item.name = name;
        item.count = count;
        return item;
    }

    @Test
    void fieldsNamedLikeViewMethodsGetAnUnderscore() {
        view.wrap(message);
        assertThat(view.size_()).isEqualTo(7);
        assertThat(view.schema_()).isEqualTo(8);
        assertThat(view.wrap_()).isNull();
        assertThat(view.hashCode_()).isEqualTo(9);
        assertThat(view.size()).isEqualTo(message.length);
        assertThat(view.schema()).isSameAs(BasketMarshaller.INSTANCE.schema());
    }

    @Test
    void comparesTextsWithoutStrings() {
        view.wrap(message);
        assertThat(view.symbolEquals("VOD.L")).isTrue();
        assertThat(view.symbolEquals("VOD.LX")).isFalse();
        assertThat(view.symbolEquals(null)).isFalse();
        assertThat(view.wrap_Equals(null)).isTrue();
        assertThat(view.wrap_Hash()).isZero();
        assertThat(view.symbolHash()).isEqualTo("VOD.L".hashCode());
        StringBuilder text = new StringBuilder("to ");
        assertThat(view.symbolInto(text)).isTrue();
        assertThat(view.wrap_Into(text)).isFalse();
        assertThat(text).hasToString("to VOD.L");
    }

    @Test
    void showsNestedObjectsWithOneView() {
        view.wrap(message);
        assertThat(view.first()).isNull();
        Basket_ItemView second = view.second();
        assertThat(second.count()).isEqualTo(2);
        assertThat(second.nameEquals("pear")).isTrue();
        assertThat(view.items()).hasSize(1);
        assertThat(view.second()).isSameAs(second);
        second.count(20);
        assertThat(view.toObject().second.count).isEqualTo(20);
        assertThat(second.toObject().name).isEqualTo("pear");
        view.wrap(message);
        refused("MARSHAL240", second::count);
        assertThat(second.wrap(Basket_ItemMarshaller.INSTANCE.toByteArray(item("fig", 5)))
                        .count())
                .isEqualTo(5);
        assertThat(view.second().count()).isEqualTo(20);
    }

    @Test
    void readsAndSetsElements() {
        view.wrap(message);
        assertThat(view.depthsLength()).isEqualTo(2);
        assertThat(view.depths(1)).isEqualTo(2.5);
        view.depths(1, 3.5);
        assertThat(view.depths()).containsExactly(1.5, 3.5);
        assertThat(view.toObject().depths).containsExactly(1.5, 3.5);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.depths(2));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.depths(-1, 0));
        basket.depths = null;
        view.wrap(BasketMarshaller.INSTANCE.toByteArray(basket));
        assertThat(view.depthsLength()).isEqualTo(-1);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.depths(0));
    }

    @Test
    void setsBytesInPlace() {
        view.wrap(message).size_(70);
        view.hashCode_(null);
        assertThat(BasketMarshaller.INSTANCE.fromByteArray(message).size).isEqualTo(70);
        assertThat(BasketMarshaller.INSTANCE.fromByteArray(message).hashCode).isNull();
        ByteBuffer direct =
                ByteBuffer.allocateDirect(message.length).put(message).flip();
        view.wrap(direct).schema_(80);
        assertThat(direct.position()).isZero();
        assertThat(BasketMarshaller.INSTANCE.read(direct).schema).isEqualTo(80);
    }

    @Test
    void setsNothingInForeignMemory() {
        byte[] before = message.clone();
        view.wrap(Input.of(message));
        refused("MARSHAL241", () -> view.size_(1));
        refused("MARSHAL241", () -> view.depths(0, 1));
        view.wrap(ByteBuffer.wrap(message).asReadOnlyBuffer());
        refused("MARSHAL241", () -> view.size_(1));
        view.wrap(ByteBuffer.allocateDirect(message.length).put(message).flip().asReadOnlyBuffer());
        refused("MARSHAL241", () -> view.size_(1));
        assertThat(view.size_()).isEqualTo(7);
        assertThat(message).isEqualTo(before);
    }

    @Test
    void continuesAfterTheMessageInAnInput() {
        byte[] two = Arrays.copyOf(message, 2 * message.length);
        System.arraycopy(message, 0, two, message.length, message.length);
        Input in = Input.of(two);
        view.wrap(in);
        in.position(view.size());
        view.wrap(in);
        assertThat(view.symbol()).isEqualTo("VOD.L");
        assertThat(in.position()).isGreaterThan(message.length);
    }

    @Test
    void needsBytes() {
        refused("MARSHAL240", view::size);
        refused("MARSHAL240", view::symbol);
        refused("MARSHAL240", view::toObject);
        refused("MARSHAL240", () -> view.size_(1));
        assertThat(view).hasToString("BasketView without bytes");
    }

    @Test
    void saysWhereBytesAreInvalid() {
        view.wrap(Arrays.copyOf(message, 14));
        assertThat(view.schema_()).isEqualTo(8);
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(view::symbol)
                .withMessage("reading " + Basket.class.getName()
                        + ".symbol at offset 13: 5 bytes needed, 1 left [MARSHAL203]");
        refused("MARSHAL203", view::size);
        refused("MARSHAL203", view::hashCode_);
    }

    @Test
    void respectsLimits() {
        view.limits(ReadLimits.DEFAULT.withDepth(0)).wrap(message);
        assertThat(view.size_()).isEqualTo(7);
        refused("MARSHAL207", view::second);
        refused("MARSHAL207", view::toObject);
        view.limits(ReadLimits.DEFAULT.withElements(0));
        refused("MARSHAL223", view::items);
        view.limits(ReadLimits.DEFAULT.withElements(1));
        assertThat(view.items()).hasSize(1);
        assertThat(view.items()).hasSize(1);
    }

    @Test
    void isEqualToViewsOfTheSameBytes() {
        view.wrap(message);
        BasketView other = new BasketView().wrap(Arrays.copyOf(message, message.length + 3));
        assertThat(view).isEqualTo(other).hasSameHashCodeAs(other);
        other.size_(71);
        assertThat(view).isNotEqualTo(other).isNotEqualTo(view.second());
    }

    @Test
    void readsIntoObjects() {
        Basket used = new Basket();
        view.wrap(message).readInto(used);
        assertThat(used.symbol).isEqualTo("VOD.L");
        assertThat(view.toString()).contains("symbol", "VOD.L");
    }

    @Test
    void copiesTheBytes() {
        view.wrap(Arrays.copyOf(message, message.length + 3));
        Output out = Output.elastic();
        out.writeByte((byte) 1);
        view.copyTo(out);
        assertThat(out.position()).isEqualTo(1 + message.length);
        assertThat(out.written().byteAt(message.length)).isEqualTo(message[message.length - 1]);
        Output small = Output.to(new byte[message.length]);
        small.writeByte((byte) 1);
        assertThatExceptionOfType(BufferOverflowException.class).isThrownBy(() -> view.copyTo(small));
        assertThat(small.position()).isEqualTo(1);
        byte[] array = new byte[message.length + 1];
        assertThat(view.copyTo(array, 1)).isEqualTo(message.length);
        assertThat(Arrays.copyOfRange(array, 1, array.length)).isEqualTo(message);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.copyTo(array, 2));
        ByteBuffer direct = ByteBuffer.allocateDirect(message.length + 1).position(1);
        view.copyTo(direct);
        assertThat(direct.remaining()).isZero();
        assertThat(BasketMarshaller.INSTANCE.read(direct.position(1)).symbol).isEqualTo("VOD.L");
        ByteBuffer heap = ByteBuffer.allocate(message.length);
        view.copyTo(heap);
        assertThat(heap.array()).isEqualTo(message);
        assertThatExceptionOfType(BufferOverflowException.class).isThrownBy(() -> view.copyTo(heap));
        assertThatExceptionOfType(ReadOnlyBufferException.class)
                .isThrownBy(() -> view.copyTo(ByteBuffer.allocate(99).asReadOnlyBuffer()));
        view.wrap(Arrays.copyOf(message, 14));
        refused("MARSHAL203", () -> view.copyTo(array, 0));
    }
}
