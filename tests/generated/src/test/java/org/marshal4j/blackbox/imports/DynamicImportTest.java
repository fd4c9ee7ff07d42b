package org.marshal4j.blackbox.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

/** Dynamic values of a class whose import allows them in its fields. */
class DynamicImportTest {

    @Test
    void fieldsOfAnImportTakeValuesOfTheClosedSet() {
        Loose loose = Loose.of("x", new LinkedHashMap<>(Map.of("k", 2L)));
        byte[] bytes = LooseMarshaller.INSTANCE.toByteArray(loose);
        String map = "01016b050200000000000000";
        assertThat(HexFormat.of().formatHex(bytes))
                .isEqualTo("0b0178" + "010b0178" + map + "010b0178" + "01016b0b0178" + "01016c010b0178" + "010b0178");
        assertThat(LooseMarshaller.INSTANCE.sizeOf(loose)).isEqualTo(bytes.length);
        assertThat(LooseMarshaller.INSTANCE.fromByteArray(bytes).all()).isEqualTo(loose.all());
    }

    @Test
    void existingObjectsAreRefilled() {
        Loose loose = Loose.of(1, new LinkedHashMap<>(Map.of("old", 1, "k", 1)));
        Map<?, ?> map = loose.map();
        byte[] bytes = LooseMarshaller.INSTANCE.toByteArray(Loose.of("x", Map.of("k", 2L)));
        LooseMarshaller.INSTANCE.readInto(loose, bytes);
        assertThat(loose.all()).isEqualTo(Loose.of("x", Map.of("k", 2L)).all());
        assertThat((Object) loose.map()).isSameAs(map);
    }

    @Test
    void keysOtherThanTextsAreRefusedAndReplaced() {
        Loose loose = Loose.of(1, new LinkedHashMap<>(Map.of(1, 1)));
        assertThatThrownBy(() -> LooseMarshaller.INSTANCE.toByteArray(loose))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("Loose.rawMap")
                .hasMessageContaining("a key of class java.lang.Integer; keys are Strings")
                .hasMessageContaining("MARSHAL230");
        byte[] bytes = LooseMarshaller.INSTANCE.toByteArray(Loose.of("x", Map.of("k", 2L)));
        LooseMarshaller.INSTANCE.readInto(loose, bytes);
        assertThat((Object) loose.map()).isEqualTo(Map.of("k", 2L));
    }

    @Test
    void truncatedMessagesAreRefused() {
        byte[] bytes = LooseMarshaller.INSTANCE.toByteArray(Loose.of("x", Map.of("k", 2L)));
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> LooseMarshaller.INSTANCE.fromByteArray(cut))
                    .isInstanceOf(MarshalException.class);
        }
    }
}
