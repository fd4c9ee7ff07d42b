package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.runtime.MarshalException;

/**
 * Objects of a subclass that nobody listed are refused with an error that names both classes. They are never sliced.
 */
class OtherClassTest {
    private static final String BEYOND = ", and the fields it adds would be lost";

    private final Bytes<?> bytes = Bytes.allocateElasticOnHeap();

    @SuppressWarnings("marshal4j")
    private static final class Coin extends Money {}

    @SuppressWarnings("marshal4j")
    private static final class Flat extends Address {}

    @SuppressWarnings("marshal4j")
    private static final class Link extends Chain {}

    @Test
    void atTheTop() {
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.write(new Link(), bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessage("writing " + Chain.class.getName() + " at offset 0: " + Link.class.getName()
                        + " is not exactly " + Chain.class.getName() + BEYOND + " [MARSHAL201]");
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.sizeOf(new Link())).hasMessageContaining("MARSHAL201");
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.readInto(new Link(), Bytes.wrapForRead(new byte[20])))
                .hasMessageContaining("MARSHAL201");
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void asAChronicleMarshallable() {
        assertThatThrownBy(() -> new Link().writeMarshallable(bytes)).hasMessageContaining("MARSHAL201");
        assertThatThrownBy(() -> new Link().readMarshallable(Bytes.wrapForRead(new byte[20])))
                .hasMessageContaining("MARSHAL201");
    }

    @Test
    void deepInside() {
        Chain chain = new Chain();
        chain.next = new Chain();
        chain.next.next = new Link();
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.write(chain, bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("writing " + Chain.class.getName() + ".next.next at offset 18: "
                        + Link.class.getName() + " is not");
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void inAList() {
        Lists lists = new Lists();
        lists.moneys = List.of(new Money(), new Money(), new Coin());
        lists.textsR = List.of();
        lists.moneysR = List.of();
        assertThatThrownBy(() -> ListsMarshaller.INSTANCE.write(lists, bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("writing " + Lists.class.getName() + ".moneys[2] at offset ")
                .hasMessageContaining(Coin.class.getName() + " is not exactly " + Money.class.getName());
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void ofFixedSizeAndRequired() {
        Nesting nesting = new Nesting();
        nesting.moneyR = new Coin();
        assertThatThrownBy(() -> NestingMarshaller.INSTANCE.write(nesting, bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("writing " + Nesting.class.getName() + ".moneyR at offset ")
                .hasMessageContaining(Coin.class.getName());
        assertThat(bytes.writePosition()).isZero();
    }

    /** A nested object may be of another class. It is replaced by an object of the declared class. */
    @Test
    void inAnObjectThatIsRefilled() {
        Reused value = new Reused();
        value.venue = "";
        value.money = new Money();
        value.address = new Address();
        value.moneys = List.of(new Money());
        ReusedMarshaller.INSTANCE.write(value, bytes);
        Reused used = new Reused();
        used.money = new Coin();
        used.address = new Flat();
        used.moneys = new ArrayList<>(List.of(new Coin()));
        ReusedMarshaller.INSTANCE.readInto(used, bytes);
        assertThat(used.money).isExactlyInstanceOf(Money.class);
        assertThat(used.address).isExactlyInstanceOf(Address.class);
        assertThat(used.moneys.get(0)).isExactlyInstanceOf(Money.class);
    }
}
