package org.marshal4j.blackbox.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshallers;

/** What the marshallers and classes generated for interfaces do, in code like that of users. */
class BeansTest {

    private static Part part(int number, double size) {
        Part part = new PartBean().number(number);
        part.setSize(size);
        return part;
    }

    @Test
    void theBytesOfABeanNeverChange() {
        byte[] bytes = PartMarshaller.INSTANCE.toByteArray(part(5, 1.5));
        assertThat(Hex.of(bytes)).isEqualTo("05 00 00 00 00 00 00 00 00 00 f8 3f");
    }

    @Test
    void anyImplementationIsWrittenAndReadInto() {
        HandMade handMade = new HandMade().number(6);
        handMade.setSize(2.5);
        byte[] bytes = PartMarshaller.INSTANCE.toByteArray(handMade);
        assertThat(PartMarshaller.INSTANCE.fromByteArray(bytes)).isEqualTo(part(6, 2.5));

        HandMade other = new HandMade();
        PartMarshaller.INSTANCE.readInto(other, Input.of(bytes));
        assertThat(other.number()).isEqualTo(6);
        assertThat(other.getSize()).isEqualTo(2.5);
    }

    @Test
    void recordsThatImplementABeanAreWritten() {
        record Fixed(int number, double getSize) implements Part {
            @Override
            public Part number(int number) {
                throw new UnsupportedOperationException("fixed");
            }

            @Override
            public void setSize(double size) {
                throw new UnsupportedOperationException("fixed");
            }
        }
        byte[] bytes = PartMarshaller.INSTANCE.toByteArray(new Fixed(3, 4));
        assertThat(PartMarshaller.INSTANCE.fromByteArray(bytes)).isEqualTo(part(3, 4));
        Input in = Input.of(bytes);
        assertThatThrownBy(() -> PartMarshaller.INSTANCE.readInto(new Fixed(1, 2), in))
                .isInstanceOf(MarshalException.class)
                .hasRootCauseMessage("fixed");
        assertThat(in.position()).isZero();
    }

    @Test
    void aSettersExceptionIsReportedAndThePositionIsRestored() {
        Input in = Input.of(PartMarshaller.INSTANCE.toByteArray(part(5, 1.5)));
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> PartMarshaller.INSTANCE.readInto(new HandMade(), in))
                .withMessageContaining(Part.class.getName())
                .withRootCauseInstanceOf(IllegalArgumentException.class);
        assertThat(in.position()).isZero();
    }

    @Test
    void nullIsRefused() {
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> PartMarshaller.INSTANCE.toByteArray(null))
                .withMessageContaining("[MARSHAL202]");
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> PartMarshaller.INSTANCE.readInto(null, Input.of(new byte[12])))
                .withMessageContaining("[MARSHAL202]");
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> FillMarshaller.INSTANCE.toByteArray(new FillBean()))
                .withMessageContaining("time")
                .withMessageContaining("[MARSHAL202]");
    }

    private static Order order() {
        Order order = new Order();
        order.part = part(1, 2);
        order.kept.number(3);
        order.parts = List.of(part(4, 5), new HandMade().number(6));
        order.byName = Map.of("a", part(7, 8));
        order.array = new Part[] {null, new HandMade()};
        return order;
    }

    @Test
    void objectsOfOtherClassesInFieldsAreNotRefilled() {
        Order order = order();
        byte[] bytes = OrderMarshaller.INSTANCE.toByteArray(order);

        Order read = new Order();
        Part handMade = read.part;
        Part kept = read.kept;
        OrderMarshaller.INSTANCE.readInto(read, Input.of(bytes));
        assertThat(handMade.number()).isZero();
        assertThat(read.part).isEqualTo(part(1, 2)).isInstanceOf(PartBean.class);
        assertThat(read.kept).isSameAs(kept);
        assertThat(read.kept.number()).isEqualTo(3);
        assertThat(read.parts).containsExactly(part(4, 5), part(6, 0));
        assertThat(read.byName).containsExactly(Map.entry("a", part(7, 8)));
        assertThat(read.array).containsExactly(null, part(0, 0));

        Part again = read.part;
        OrderMarshaller.INSTANCE.readInto(read, Input.of(bytes));
        assertThat(read.part).isSameAs(again);
        assertThat(OrderMarshaller.INSTANCE.toByteArray(read)).isEqualTo(bytes);
    }

    @Test
    void anyImplementationIsCopiedAndCopiedInto() {
        HandMade handMade = new HandMade().number(6);
        handMade.setSize(2.5);

        assertThat(PartMarshaller.INSTANCE.copy(handMade))
                .isEqualTo(part(6, 2.5))
                .isInstanceOf(PartBean.class);
        HandMade other = new HandMade();
        PartMarshaller.INSTANCE.copyInto(part(8, 3.5), other);
        assertThat(other.number()).isEqualTo(8);
        assertThat(other.getSize()).isEqualTo(3.5);
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> PartMarshaller.INSTANCE.copyInto(handMade, null))
                .withMessageContaining("[MARSHAL202]");
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> PartMarshaller.INSTANCE.copy(null))
                .withMessageContaining("[MARSHAL202]");
    }

    @Test
    void objectsOfOtherClassesInFieldsAreNotCopiedInto() {
        Order order = order();
        Order copy = new Order();
        Part handMade = copy.part;
        Part kept = copy.kept;

        OrderMarshaller.INSTANCE.copyInto(order, copy);

        assertThat(handMade.number()).isZero();
        assertThat(copy.kept).isSameAs(kept);
        assertThat(copy.part).isInstanceOf(PartBean.class).isNotSameAs(order.part);
        assertThat(OrderMarshaller.INSTANCE.toByteArray(copy)).isEqualTo(OrderMarshaller.INSTANCE.toByteArray(order));
        Part again = copy.part;
        OrderMarshaller.INSTANCE.copyInto(order, copy);
        assertThat(copy.part).isSameAs(again);
    }

    @Test
    void propertiesOfExtendedInterfacesComeFirst() {
        assertThat(FillMarshaller.INSTANCE.schema().fields())
                .extracting(field -> field.name() + " " + field.type())
                .containsExactly(
                        "time int64",
                        "size int32",
                        "default bool?",
                        "next "
                                + FillMarshaller.INSTANCE
                                        .schema()
                                        .fields()
                                        .get(3)
                                        .type(),
                        "that "
                                + FillMarshaller.INSTANCE
                                        .schema()
                                        .fields()
                                        .get(4)
                                        .type());
    }

    @Test
    void sharedBeansKeepTheirIdentity() {
        Fill fill = new FillBean();
        fill.setTime(1L);
        fill.size(2);
        fill.setDefault(true);
        fill.setScratch(new ArrayList<>(List.of(1)));
        fill.that(21);
        fill.setNext(fill);
        Fill read = FillMarshaller.INSTANCE.fromByteArray(FillMarshaller.INSTANCE.toByteArray(fill));
        assertThat(read.getNext()).isSameAs(read);
        assertThat(read.getTime()).isEqualTo(1);
        assertThat(read.size()).isEqualTo(2);
        assertThat(read.isEmpty()).isFalse();
        assertThat(read.getDefault()).isTrue();
        assertThat(read.that()).isEqualTo(21);
        assertThat(read.getScratch()).isNull();
    }

    @Test
    void theClassComparesAllProperties() {
        Part part = part(1, 2);
        assertThat(part)
                .isEqualTo(part(1, 2))
                .hasSameHashCodeAs(part(1, 2))
                .hasToString("PartBean{number=1, size=2.0}");
        assertThat(part).isNotEqualTo(part(2, 2)).isNotEqualTo(part(1, 3)).isNotEqualTo(new HandMade());
    }

    @Test
    void marshallersAreFoundByTheInterface() {
        assertThat(Marshallers.of(Part.class)).isSameAs(PartMarshaller.INSTANCE);
        assertThat(PartMarshaller.INSTANCE.type()).isSameAs(Part.class);
    }

    @Test
    void implementationsMayBeDtosOfChronicle() {
        HandMade handMade = new HandMade().number(8);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        handMade.writeMarshallable(bytes);
        PartBean bean = new PartBean();
        bean.readMarshallable(bytes);
        assertThat(bean.number()).isEqualTo(8);
    }
}
