package org.marshal4j.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NameTest {

    @Test
    void ofATopLevelClass() {
        Name name = Name.of("com.acme", "Quote");
        assertThat(name.simple()).isEqualTo("Quote");
        assertThat(name.qualified()).isEqualTo("com.acme.Quote");
        assertThat(name.binary()).isEqualTo("com.acme.Quote");
        assertThat(name.generated("Marshaller")).isEqualTo(Name.of("com.acme", "QuoteMarshaller"));
    }

    @Test
    void ofANestedClass() {
        Name name = new Name("com.acme", List.of("Outer", "Middle", "Inner"));
        assertThat(name.simple()).isEqualTo("Inner");
        assertThat(name.qualified()).isEqualTo("com.acme.Outer.Middle.Inner");
        assertThat(name.binary()).isEqualTo("com.acme.Outer$Middle$Inner");
        assertThat(name.generated("Marshaller")).isEqualTo(Name.of("com.acme", "Outer_Middle_InnerMarshaller"));
    }

    @Test
    void inTheDefaultPackage() {
        assertThat(Name.of("", "Quote").qualified()).isEqualTo("Quote");
        assertThat(Name.of("", "Quote").binary()).isEqualTo("Quote");
        assertThat(Name.of("", "Quote").generated("Marshaller").qualified()).isEqualTo("QuoteMarshaller");
    }
}
