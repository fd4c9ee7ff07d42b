package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.util.ObjectUtils;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** If Chronicle is told that a class is immutable, its objects may be shared, so they are never filled. */
class ImmutableDefaultsTest {

    @Marshal
    static class Rate extends SelfDescribingMarshallable implements ImmutableDefaultsTest_RateMarshallable {
        static final Rate NONE = new Rate();

        double percent;
    }

    @Marshal
    static class Loan extends SelfDescribingMarshallable implements ImmutableDefaultsTest_LoanMarshallable {
        Rate rate = Rate.NONE;
    }

    @BeforeAll
    static void sayThatItIsImmutable() {
        ObjectUtils.immutable(Rate.class, true);
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void areNotFilled(WireType type) {
        Loan loan = new Loan();
        loan.rate = new Rate();
        loan.rate.percent = 2.5;
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        loan.writeMarshallable(wire);

        Loan read = new Loan();
        read.readMarshallable(wire);

        assertThat(read.rate.percent).isEqualTo(2.5);
        assertThat(read.rate).isNotSameAs(Rate.NONE);
        assertThat(Rate.NONE.percent).isZero();
        assertThat(new Loan().rate.percent).isZero();
    }
}
