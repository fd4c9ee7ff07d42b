package org.marshal4j.blackbox.bound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.copies.CopyChecks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.lock.Schemas;

/** Generic classes with the type arguments that fields give them. */
class BoundClassesTest {
    private static final HexFormat HEX = HexFormat.of();
    private static final CartMarshaller CARTS = CartMarshaller.INSTANCE;

    @Test
    void areWrittenAsIfDeclaredWithTheirTypeArguments() {
        byte[] bytes = CARTS.toByteArray(cart());
        String line = "01" + "0700000000000000";
        String lines = "01" + "01000000" + line + "02" + line + "00".repeat(9) + "01" + "016b" + line + "01" + line;
        String names = "01" + "02000000" + "0166" + "01" + "0169" + "00" + "8000";
        assertThat(HEX.formatHex(bytes))
                .startsWith("0103000000" + "010400000000000000" + lines + names + "02" + "0163" + line);
        assertThat(bytes).hasSize((int) CARTS.sizeOf(cart()));
    }

    @Test
    void areReadBack() {
        byte[] bytes = CARTS.toByteArray(cart());
        assertThat(CARTS.fromByteArray(bytes)).usingRecursiveComparison().isEqualTo(cart());
        Cart back = CARTS.fromByteArray(bytes);
        assertThat(back.one).isNotNull().isSameAs(back.other);
    }

    @Test
    void areRefilled() {
        Cart into = CARTS.fromByteArray(CARTS.toByteArray(cart()));
        Page<Cart.Line> page = into.lines;
        CARTS.readInto(into, Input.of(CARTS.toByteArray(cart())));
        assertThat(into.lines).isSameAs(page);
        assertThat(into).usingRecursiveComparison().isEqualTo(cart());
    }

    @Test
    void areCopied() {
        Cart cart = cart();
        CopyChecks.check(CARTS, cart);
        Cart into = CARTS.fromByteArray(CARTS.toByteArray(cart));
        Page<Cart.Line> page = into.lines;
        CARTS.copyInto(cart, into);
        CopyChecks.check(CARTS, cart, into);
        assertThat(into.lines).isSameAs(page);
        assertThat(into.one).isNotSameAs(cart.one).isSameAs(into.other);
        CopyChecks.check(Page_of_Cart_LineMarshaller.INSTANCE, cart.lines);
    }

    @Test
    void canBeMessagesThemselves() {
        Page<Cart.Line> page = cart().lines;
        assertThat(Page_of_Cart_LineMarshaller.INSTANCE.type()).isSameAs(Page.class);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Page_of_Cart_LineMarshaller.INSTANCE.write(page, bytes);
        Page<Cart.Line> back = Page_of_Cart_LineMarshaller.INSTANCE.read(bytes);
        assertThat(back.items()).isEqualTo(page.items());
        assertThat(back.first).isEqualTo(page.first);
    }

    @Test
    void haveDifferentSchemas() {
        String home = "org.marshal4j.blackbox.bound.";
        assertThat(CARTS.schema().heldTypes())
                .contains(
                        home + "Page_of_Cart_Line",
                        home + "Page_of_String",
                        home + "Page_of_Either_of_String_and_Integer",
                        home + "Node_of_Long");
        assertThat(CARTS.schema().resolver().apply(home + "Page_of_String"))
                .isEqualTo(Page_of_StringMarshaller.INSTANCE.schema())
                .isNotEqualTo(Page_of_Cart_LineMarshaller.INSTANCE.schema());
        assertThat(Page_of_StringMarshaller.INSTANCE.schema().fingerprint())
                .isNotEqualTo(Page_of_Cart_LineMarshaller.INSTANCE.schema().fingerprint());
        assertThat(Schemas.parse(Schemas.of(List.of(CARTS.schema())).toString())
                        .apply(CARTS.schema().type())
                        .fields())
                .isEqualTo(CARTS.schema().fields());
    }

    /** Every truncation is noticed, and every message can be explained, sampled and converted. */
    @Test
    void areWalkedByTheirSchemas() {
        byte[] bytes = CARTS.toByteArray(cart());
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> CARTS.fromByteArray(cut))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageStartingWith("reading org.marshal4j.blackbox.bound.Cart");
        }
        assertThat(Explain.explain(CARTS, Input.of(bytes))).contains("lines", "Page_of_Cart_Line", "byName");
        Page_of_Cart_LineMarshaller pages = Page_of_Cart_LineMarshaller.INSTANCE;
        Input page = Input.of(pages.toByteArray(cart().lines));
        assertThat(SchemaMigration.read(pages, pages.schema(), pages.schema().resolver(), page))
                .usingRecursiveComparison()
                .isEqualTo(cart().lines);
        for (long seed = 0; seed < 20; seed++) {
            byte[] sample = SampleMessages.of(CARTS.schema(), CARTS.schema().resolver(), seed);
            assertThat(CARTS.fromByteArray(sample)).isNotNull();
        }
    }

    @Test
    void failuresNameTheField() {
        Cart cart = cart();
        cart.counts = null;
        assertThatThrownBy(() -> CARTS.toByteArray(cart)).hasMessageContaining("Cart.counts");
        byte[] bytes = CARTS.toByteArray(cart());
        // The number of items of the page.
        bytes[5 + 9 + 1 + 4 + 9] = 127;
        assertThatThrownBy(() -> CARTS.fromByteArray(bytes)).hasMessageContaining("Cart.lines.items");
    }

    /** The class itself has no marshaller, and whoever asks for one is told why. */
    @Test
    void theBareClassHasNoMarshaller() {
        assertThatThrownBy(() -> Marshallers.of(Page.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Page is generic")
                .hasMessageContaining("Page_of_StringMarshaller");
    }

    private static Cart cart() {
        Cart.Line line = new Cart.Line(7);
        Cart cart = new Cart();
        cart.counts = new Either<>(3, 4L);
        cart.lines = Page.of(1, line, Arrays.asList(line, null), Map.of("k", line), new Cart.Line[] {line});
        cart.names = Page.of(2, "f", List.of("i"), Map.of(), null);
        cart.coupon = Optional.of(new Either<>("c", line));
        cart.deep = List.of(Page.of(3, new Either<>("d", 5), List.of(), null, null));
        Node<Long> node = new Node<>();
        node.value = 8L;
        node.next = new Node<>();
        cart.nodes = Map.of(new Either<>(1, 2), node);
        cart.one = new Node<>();
        cart.one.value = line;
        cart.other = cart.one;
        return cart;
    }
}
