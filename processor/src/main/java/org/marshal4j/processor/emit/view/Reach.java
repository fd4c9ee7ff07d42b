package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import org.marshal4j.processor.codec.Names;

/** How the methods for something that a field holds get at it. */
interface Reach {

    /** Adds the parameters of such a method, and what it does first. */
    void begin(MethodSpec.Builder method);

    /**
     * The statements that declare the variable {@code in}, at its beginning.
     *
     * @param otherwise the statements for a field that has none
     */
    CodeBlock open(CodeBlock otherwise);

    /** The elements, keys or values of a collection, map or array, by index. */
    record ByIndex(String elements, boolean isValue) implements Reach {
        @Override
        public void begin(MethodSpec.Builder method) {
            method.addParameter(int.class, "index").addStatement("$N.check(index)", elements);
        }

        @Override
        public CodeBlock open(CodeBlock otherwise) {
            return CodeBlock.of("$T in = $N.$L(index);\n", Names.INPUT, elements, isValue ? "valueAt" : "at");
        }
    }

    /** What an Optional holds. */
    record IfPresent(ViewWriter view, Section section, boolean nullable) implements Reach {
        @Override
        public void begin(MethodSpec.Builder method) {
            // There is nothing to look for.
        }

        @Override
        public CodeBlock open(CodeBlock otherwise) {
            CodeBlock.Builder code = CodeBlock.builder()
                    .add(view.unlessAbsent(section, () -> otherwise))
                    .addStatement("$T in = inputAt($L, $L)", Names.INPUT, section.index(), section.bytes());
            if (section.versioned()) {
                code.addStatement("requireSection($L, in)", section.index());
            }
            return code.beginControlFlow("if (!$T.isPresent($L, in))", Names.view("Walk"), nullable)
                    .add(otherwise)
                    .endControlFlow()
                    .build();
        }
    }
}
