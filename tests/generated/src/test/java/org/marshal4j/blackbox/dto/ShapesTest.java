package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/** What the marshallers of families refuse, and which objects they keep. */
class ShapesTest {

    /** Belongs to the family by inheritance, but not by annotation. */
    @SuppressWarnings("marshal4j")
    private static final class Logout extends Shapes.Event {}

    private static MarshalException refused(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        return catchThrowableOfType(MarshalException.class, call);
    }

    @Test
    void unknownClassesAreRefusedByName() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        MarshalException failure = refused(() -> Shapes_EventMarshaller.INSTANCE.write(new Logout(), bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL201");
        assertThat(failure).hasMessageContaining(Logout.class.getName()).hasMessageContaining("Shapes$Event");
        assertThat(bytes.writePosition()).isZero();
        Shapes shapes = new Shapes();
        shapes.expressionR = new Shapes.Number(1);
        shapes.array = new Shapes.Event[] {null, new Logout()};
        assertThat(refused(() -> ShapesMarshaller.INSTANCE.write(shapes, bytes)).path())
                .isEqualTo("array[1]");
    }

    @Test
    void unknownTypeIdsAreRefused() {
        for (String id : new String[] {"02", "7f", "ff 01"}) {
            Bytes<?> bytes = Hex.bytes(id + " 00 00 00 00 00 00 00 00");
            MarshalException failure = refused(() -> Shapes_ExpressionMarshaller.INSTANCE.read(bytes));
            assertThat(failure.code()).isEqualTo("MARSHAL214");
            assertThat(failure.offset()).isZero();
            assertThat(failure).hasMessageContaining("0 org.marshal4j.blackbox.dto.Shapes$Number");
            assertThat(bytes.readPosition()).isZero();
        }
        // A member of the family, but not of this branch.
        assertThat(refused(() -> Shapes_OperationMarshaller.INSTANCE.read(Hex.bytes("00 00 00 00 00 00 00 00 00")))
                        .code())
                .isEqualTo("MARSHAL214");
    }

    @Test
    void messagesAreNeverNull() {
        assertThat(refused(() -> Shapes_EventMarshaller.INSTANCE.write(null, Bytes.allocateElasticOnHeap()))
                        .code())
                .isEqualTo("MARSHAL202");
        assertThat(refused(() -> Shapes_EventMarshaller.INSTANCE.read(Hex.bytes("80 00")))
                        .code())
                .isEqualTo("MARSHAL206");
        assertThat(refused(() -> Shapes_EventMarshaller.INSTANCE.readInto(new Shapes.Trade(), Hex.bytes("80 00")))
                        .code())
                .isEqualTo("MARSHAL206");
    }

    @Test
    void objectsOfTheSameClassAreFilled() {
        Shapes.Trade trade = new Shapes.Trade();
        trade.price = 1.5;
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Shapes_EventMarshaller.INSTANCE.write(trade, bytes);
        Shapes.Trade used = new Shapes.Trade();
        Shapes_EventMarshaller.INSTANCE.readInto(used, bytes);
        assertThat(used.price).isEqualTo(1.5);
        bytes.readPosition(0);
        MarshalException failure = refused(() -> Shapes_EventMarshaller.INSTANCE.readInto(new Shapes.Login(), bytes));
        assertThat(failure.code()).isEqualTo("MARSHAL201");
        assertThat(failure).hasMessageContaining("Shapes$Trade").hasMessageContaining("Shapes$Login");
        assertThat(bytes.readPosition()).isZero();
        assertThat(refused(() -> Shapes_EventMarshaller.INSTANCE.readInto(null, bytes))
                        .code())
                .isEqualTo("MARSHAL201");
    }

    @Test
    void recordsAreNotFilled() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Shapes_ExpressionMarshaller.INSTANCE.write(new Shapes.Number(1), bytes);
        assertThat(refused(() -> Shapes_ExpressionMarshaller.INSTANCE.readInto(new Shapes.Number(1), bytes)))
                .hasMessageContaining("use read() instead of readInto()");
    }

    @Test
    void fieldsKeepTheObjectOfTheSameClass() {
        Shapes value = new Shapes();
        value.expressionR = new Shapes.Variable();
        value.event = new Shapes.Trade();
        ((Shapes.Trade) value.event).price = 2.5;
        Shapes used = new Shapes();
        used.event = new Shapes.Trade();
        used.message = new Shapes.M0();
        used.expressionR = new Shapes.Variable();
        Shapes.Event event = used.event;
        Shapes.Expression variable = used.expressionR;
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        ShapesMarshaller.INSTANCE.write(value, bytes);
        ShapesMarshaller.INSTANCE.readInto(used, bytes);
        assertThat(used.event).isSameAs(event);
        assertThat(((Shapes.Trade) used.event).price).isEqualTo(2.5);
        assertThat(used.expressionR).isSameAs(variable);
        assertThat(used.message).isNull();
    }

    @Test
    void theMarshallerIsFoundByItsRoot() {
        assertThat(ChronicleMarshaller.of(Shapes.Expression.class)).isSameAs(Shapes_ExpressionMarshaller.INSTANCE);
        assertThat(Shapes_ExpressionMarshaller.INSTANCE.schema()).hasToString("""
                family org.marshal4j.blackbox.dto.Shapes$Expression
                  0 org.marshal4j.blackbox.dto.Shapes$Number
                  1 org.marshal4j.blackbox.dto.Shapes$Variable
                  200 org.marshal4j.blackbox.dto.Shapes$Not
                  20000 org.marshal4j.blackbox.dto.Shapes$Sum""");
        assertThat(Shapes_EventMarshaller.INSTANCE.schema()).hasToString("""
                family org.marshal4j.blackbox.dto.Shapes$Event
                  0 org.marshal4j.blackbox.dto.Shapes$Event
                  1 org.marshal4j.blackbox.dto.Shapes$Login
                  2 org.marshal4j.blackbox.dto.Shapes$Trade
                  time int64""");
    }
}
