package org.marshal4j.processor.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import org.junit.jupiter.api.Test;

class MembersTest {

    private final TypeSpec.Builder type = TypeSpec.classBuilder("T");
    private final Members members = new Members(type);

    @Test
    void neverGivesANameTwice() {
        assertThat(members.name("write")).isEqualTo("write");
        assertThat(members.name("write")).isNotEqualTo("write");
        assertThat(members.name("int")).isNotEqualTo("int");
    }

    @Test
    void constantsAreNamedLikeConstants() {
        assertThat(constant("askPrice0", "1")).isEqualTo("ASK_PRICE0");
        assertThat(constant("side", "2")).isEqualTo("SIDE");
        assertThat(constant("Sides", "3")).isEqualTo("SIDES");
        assertThat(constant("x", "4")).isEqualTo("X");
    }

    @Test
    void equalInitializersShareOneConstant() {
        assertThat(constant("a", "1")).isEqualTo(constant("b", "1"));
        assertThat(constant("a", "2")).isNotEqualTo("A");
        members.flush();
        assertThat(type.build().fieldSpecs()).hasSize(2);
    }

    @Test
    void capitalizesLabels() {
        assertThat(Members.capitalized("lines")).isEqualTo("Lines");
        assertThat(Members.capitalized("lines[][]")).isEqualTo("LinesElementElement");
        assertThat(Members.capitalized("é")).isEqualTo("É");
    }

    @Test
    void flushesAfterExistingMembers() {
        members.add(MethodSpec.methodBuilder("helper").build());
        type.addMethod(MethodSpec.methodBuilder("first").build());
        members.add(FieldSpec.builder(TypeName.INT, "x").build());
        members.flush();
        assertThat(type.build().methodSpecs())
                .extracting(method -> method.name())
                .containsExactly("first", "helper");
        assertThat(type.build().fieldSpecs()).hasSize(1);
    }

    private String constant(String suggestion, String initializer) {
        return members.constant(suggestion, TypeName.INT, CodeBlock.of(initializer));
    }
}
