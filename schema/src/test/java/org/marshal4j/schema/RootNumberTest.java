package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the outermost object of a message has a number. */
class RootNumberTest {
    private static final Map<String, Schema> OTHERS = Map.of(
            "Leg", Schema.of("Leg", "a int8"),
            "Back", Schema.of("Back", "b int8", "root shared Root?"),
            "Loop", Schema.of("Loop", "loop Loop?"),
            "Shape", Schema.of("Shape").asFamily("1 Leg", "2 Root"),
            "Forms", Schema.of("Forms").asFamily("1 Leg", "2 Back"),
            "Plain", Schema.of("Plain").asFamily("1 Leg"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int8 | false",
                "Leg? | false",
                "Root? | false",
                "Loop? | false",
                "shared Leg? | false",
                "shared Root? | true",
                "Back? | true",
                "shared Back? | true",
                "list<shared Root?> | true",
                "list<shared Leg?> | false",
                "map<shared Root,int8> | true",
                "map<int8,shared Root> | true",
                "map<int8,Leg> | false",
                "entry<shared Root,int8> | true",
                "entry<int8,Back> | true",
                "entry<int8,Leg>? | false",
                "optional<Back> | true",
                "optional<Leg> | false",
                "shared family Shape? | true",
                "shared family Plain? | false",
                "shared family Forms? | true",
                "family Forms? | true",
                "family Shape? | false",
                "family Plain? | false"
            })
    void rootHasANumberOnlyIfAReferenceMayReferToIt(String type, boolean numbered) {
        Schema root = Schema.of("Root", "first int8", "a " + type, "last int8");
        assertThat(root.numbersItself(name -> find(name, root))).isEqualTo(numbered);
        assertThat(RootNumber.isThere(name -> find(name, root), "Root")).isEqualTo(numbered);
    }

    private static Schema find(String name, Schema root) {
        return name.equals("Root") ? root : OTHERS.get(name);
    }
}
