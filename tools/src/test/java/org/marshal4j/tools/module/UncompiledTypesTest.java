package org.marshal4j.tools.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Types of modules that a build has not compiled. */
class UncompiledTypesTest {
    private static final String ACCEPTED = """
            wire 1
            revision 1

            com.acme.Gone from=1
              id int64

            com.acme.Leg from=1
              venue com.acme.Venue?

            com.acme.Trade from=1
              leg com.acme.Leg?

            com.acme.Venue from=1
              id int64
            """;

    @Test
    void typesOfUncompiledModulesAreNotRemoved() {
        Schema trade =
                Schemas.parse("wire 1\n\ncom.acme.Trade\n  leg com.acme.Leg?\n").apply("com.acme.Trade");
        assertThat(UncompiledTypes.with(Map.of("com.acme.Trade", trade), LockFile.parse(ACCEPTED)))
                .containsOnlyKeys("com.acme.Leg", "com.acme.Trade", "com.acme.Venue");
    }

    @Test
    void compiledSchemaTakesPrecedence() {
        Schemas found = Schemas.parse("wire 1\n\ncom.acme.Leg\n  id int32\n\ncom.acme.Trade\n  leg com.acme.Leg?\n");
        Map<String, Schema> forms =
                Map.of("com.acme.Leg", found.apply("com.acme.Leg"), "com.acme.Trade", found.apply("com.acme.Trade"));
        assertThat(UncompiledTypes.with(forms, LockFile.parse(ACCEPTED))).isEqualTo(forms);
    }
}
