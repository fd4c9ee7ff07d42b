package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;

/** How the methods for something that a field holds access it. */
interface Reach {

    /** Adds the parameters of such a method, and its first statements. */
    void begin(MethodSpec.Builder method);

    /**
     * The statements that declare the variable {@code in}, at the beginning of the value.
     *
     * @param otherwise the statements for a field without such a value
     */
    CodeBlock open(CodeBlock otherwise);

    /**
     * An expression that shows an object at once, through the other view. If there is none, the object is shown at the
     * variable {@code in}.
     */
    default Optional<CodeBlock> shown(boolean nullable, CodeBlock view) {
        return Optional.empty();
    }

    /** The elements, keys or values of a collection, map or array, by index. */
    record ByIndex(Elements elements, boolean isValue) implements Reach {
        @Override
        public void begin(MethodSpec.Builder method) {
            method.addParameter(int.class, "index").addStatement(elements.check());
        }

        @Override
        public CodeBlock open(CodeBlock otherwise) {
            return CodeBlock.of("$T in = $L;\n", Names.INPUT, elements.at(isValue));
        }

        @Override
        public Optional<CodeBlock> shown(boolean nullable, CodeBlock view) {
            return isValue ? Optional.empty() : elements.shown(nullable, view);
        }
    }

    /**
     * The content of an Optional, or a part of an entry.
     *
     * @param isThere a condition that reads what precedes the value; empty if there always is one
     * @param before the statements that step over what is between that and the value
     */
    record IfPresent(ViewWriter view, Section section, Optional<CodeBlock> isThere, CodeBlock before) implements Reach {

        static IfPresent ofOptional(ViewWriter view, Section section, boolean nullable) {
            CodeBlock isThere = CodeBlock.of("$T.isPresent($L, in)", Names.view("Walk"), nullable);
            return new IfPresent(view, section, Optional.of(isThere), CodeBlock.of(""));
        }

        static IfPresent ofEntry(ViewWriter view, Section section, boolean nullable, CodeBlock before) {
            Optional<CodeBlock> isThere =
                    nullable ? Optional.of(CodeBlock.of("$T.read(in)", Names.PRESENCE)) : Optional.empty();
            return new IfPresent(view, section, isThere, before);
        }

        @Override
        public void begin(MethodSpec.Builder method) {
            // There is nothing to select.
        }

        @Override
        public CodeBlock open(CodeBlock otherwise) {
            CodeBlock.Builder code = CodeBlock.builder()
                    .add(view.unlessAbsent(section, () -> otherwise))
                    .addStatement("$T in = inputAt($L, $L)", Names.INPUT, section.index(), section.bytes());
            if (section.versioned()) {
                code.addStatement("requireSection($L, in)", section.index());
            }
            isThere.ifPresent(condition ->
                    code.beginControlFlow("if (!$L)", condition).add(otherwise).endControlFlow());
            return code.add(before).build();
        }
    }
}
