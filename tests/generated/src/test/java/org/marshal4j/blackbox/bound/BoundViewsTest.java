package org.marshal4j.blackbox.bound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.WholeViewChecks;
import org.marshal4j.chronicle.ChronicleViews;

/** Views of generic classes with the type arguments that fields give them. */
class BoundViewsTest {
    private static final Cart.Line LINE = new Cart.Line(7);

    private final WholeViewChecks<Page<Cart.Line>> lines = new WholeViewChecks<>(Page_of_Cart_LineMarshaller.INSTANCE);

    private static Page<Cart.Line> page() {
        return Page.of(1, LINE, Arrays.asList(LINE, null), Map.of("k", LINE), new Cart.Line[] {LINE});
    }

    @Tag("plain")
    @Test
    void showsTheFieldsOfTheTypeArgument() {
        Page_of_Cart_LineView view =
                new Page_of_Cart_LineView().wrap(Page_of_Cart_LineMarshaller.INSTANCE.toByteArray(page()));
        assertThat(view.number()).isEqualTo(1);
        assertThat(view.first().id()).isEqualTo(7);
        assertThat(view.itemsSize()).isEqualTo(2);
        assertThat(view.items(0).id()).isEqualTo(7);
        assertThat(view.items(1)).isNull();
        assertThat(view.byNameGet("k").id()).isEqualTo(7);
        assertThat(view.arrayLength_()).isEqualTo(1);
        view.number(5);
        view.items(0).id(8);
        assertThat(view.toObject().number).isEqualTo(5);
        assertThat(view.toObject().items().get(0).id()).isEqualTo(8);
    }

    @Tag("plain")
    @Test
    void dependsOnTheTypeArgument() {
        Page<String> page = Page.of(2, "f", List.of("i"), Map.of(), null);
        Page_of_StringView view = new Page_of_StringView().wrap(Page_of_StringMarshaller.INSTANCE.toByteArray(page));
        assertThat(view.firstEquals("f")).isTrue();
        assertThat(view.itemsEquals(0, "i")).isTrue();
        assertThat(view.byNameSize()).isZero();
    }

    @Tag("plain")
    @Test
    void showsObjectsThatHoldTheirOwnClass() {
        Node<Long> node = new Node<>();
        node.value = 8L;
        node.next = new Node<>();
        node.next.value = 9L;
        Node_of_LongView view = new Node_of_LongView().wrap(Node_of_LongMarshaller.INSTANCE.toByteArray(node));
        assertThat(view.value()).isEqualTo(8);
        assertThat(view.next().value()).isEqualTo(9);
        assertThat(view.next().next()).isNull();
    }

    @Tag("plain")
    @Test
    void showsWholeMessages() {
        lines.good(page());
        lines.readsInto(new Page<>(), page());
        new WholeViewChecks<>(Either_of_String_and_Cart_LineMarshaller.INSTANCE).good(new Either<>("c", LINE));
    }

    @Tag("plain")
    @Test
    void refusesBadBytes() {
        lines.bad(page(), 1);
    }

    @Test
    void showsBytes() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        Page_of_Cart_LineMarshaller.INSTANCE.write(page(), bytes);
        lines.says(page(), view -> ChronicleViews.wrap((Page_of_Cart_LineView) view, bytes));
        bytes.releaseLast();
    }
}
