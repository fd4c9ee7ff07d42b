package org.marshal4j.blackbox.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.copies.CopyChecks;
import org.marshal4j.blackbox.kit.DatedRate;
import org.marshal4j.blackbox.kit.Range;
import org.marshal4j.blackbox.kit.Rate;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.Explain;

/** How mix-ins for classes of another jar affect the code that is generated for them. */
class ConfiguredImportsTest {

    private static final HexFormat HEX = HexFormat.of();

    @Test
    void areWrittenAsTheirMixInDemands() {
        byte[] bytes = RateTableMarshaller.INSTANCE.toByteArray(table());
        String range = "01" + "0500000000000000" + "06000000" + "01";
        assertThat(HEX.formatHex(bytes))
                .startsWith(
                        "02" + "01" + "0175" + "000000000000f83f" + "01" + range + "02" + "0176" + "0000000000000040");
    }

    @Test
    void keepTheirClasses() {
        RateTable back = RateTableMarshaller.INSTANCE.fromByteArray(RateTableMarshaller.INSTANCE.toByteArray(table()));
        assertThat(back.rates.get(0)).isExactlyInstanceOf(Rate.class);
        assertThat(back.rates.get(1)).isExactlyInstanceOf(DatedRate.class);
        assertThat(back.rates.get(0).getRanges()).containsExactly(new Range(5, 6, true));
        assertThat(back.rates.get(0).getCode()).isNull();
        assertThat(back.rates.get(0).getUnit()).isEqualTo("u");
        assertThat(RateTableMarshaller.INSTANCE.sizeOf(back))
                .isEqualTo(RateTableMarshaller.INSTANCE.toByteArray(table()).length);
    }

    @Test
    void areCopied() {
        CopyChecks.check(RateTableMarshaller.INSTANCE, table());
        RateTable copy = RateTableMarshaller.INSTANCE.copy(table());
        assertThat(copy.rates.get(1)).isExactlyInstanceOf(DatedRate.class);
        assertThat(copy.rates.get(0).getCode()).isNull();
    }

    @Test
    void areRefusedAsTheirMixInDemands() {
        RateTable table = table();
        table.rates.get(0).setUnit(null);
        assertThatThrownBy(() -> RateTableMarshaller.INSTANCE.toByteArray(table))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("org.marshal4j.blackbox.imports.RateTable.rates[0].unit");
    }

    /** Every truncation is noticed, and every message can be explained. */
    @Test
    void areWalkedByTheirSchema() {
        byte[] bytes = RateTableMarshaller.INSTANCE.toByteArray(table());
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> RateTableMarshaller.INSTANCE.fromByteArray(cut))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageStartingWith("reading org.marshal4j.blackbox.imports.RateTable");
        }
        assertThat(Explain.explain(RateTableMarshaller.INSTANCE, Input.of(bytes)))
                .contains("DatedRate", "ranges");
    }

    private static RateTable table() {
        Rate rate = new Rate();
        rate.setUnit("u");
        rate.setAmount(1.5);
        rate.setCode('c');
        rate.setRanges(List.of(new Range(5, 6, true)));
        DatedRate dated = new DatedRate();
        dated.setUnit("v");
        dated.setAmount(2);
        RateTable table = new RateTable();
        table.rates = List.of(rate, dated);
        return table;
    }
}
