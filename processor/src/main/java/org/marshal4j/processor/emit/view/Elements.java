package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.marshal4j.processor.codec.Names;

/** How a view finds the elements of one of the message's fields. The index is in the variable {@code index}. */
sealed interface Elements {

    /** Their number. */
    CodeBlock size();

    /** A check of the index. */
    CodeBlock check();

    /** The input at an element, or at the value of an entry. */
    CodeBlock at(boolean isValue);

    /** The offset of a fixed-size element, or of the value of an entry, for setting it. */
    CodeBlock settable(String label, int bytes, boolean isValue);

    /** The view of the object that is the element, shown at once; empty if that is not possible. */
    Optional<CodeBlock> shown(boolean nullable, CodeBlock view);

    /**
     * Those of varying size.
     *
     * @param name the field of the view that walks to them
     */
    record Walked(String name) implements Elements {
        @Override
        public CodeBlock size() {
            return CodeBlock.of("$N.size()", name);
        }

        @Override
        public CodeBlock check() {
            return CodeBlock.of("$N.check(index)", name);
        }

        @Override
        public CodeBlock at(boolean isValue) {
            return CodeBlock.of("$N.$L(index)", name, isValue ? "valueAt" : "at");
        }

        @Override
        public CodeBlock settable(String label, int bytes, boolean isValue) {
            return CodeBlock.of("$N.$L($S, index, $L)", name, isValue ? "settableValueAt" : "settableAt", label, bytes);
        }

        @Override
        public Optional<CodeBlock> shown(boolean nullable, CodeBlock view) {
            return Optional.empty();
        }
    }

    /**
     * Those of one size.
     *
     * @param layout the constant with what is known of them
     * @param keySize the size of a key; 0 if there are none
     */
    record Layout(String layout, int keySize) implements Elements {

        /** The constant for a field; empty if it has no elements of one size. Declared only once. */
        static Optional<String> constant(ViewWriter view, Section section, int field) {
            ClassName type = Names.view("ElementsLayout");
            return ElementSizes.of(view.step(field))
                    .map(sizes -> view.writer()
                            .members()
                            .constant(
                                    view.field(field).name(),
                                    type,
                                    CodeBlock.of(
                                            "new $T($L, $L, $L)",
                                            type,
                                            section.index(),
                                            view.sections().size() + 1 + section.index(),
                                            sizes.arguments())));
        }

        @Override
        public CodeBlock size() {
            return CodeBlock.of("countOf($N)", layout);
        }

        @Override
        public CodeBlock check() {
            return CodeBlock.of("checkIndex(index, $N)", layout);
        }

        @Override
        public CodeBlock at(boolean isValue) {
            return CodeBlock.of("inputAt(index, $L, $N)", offset(isValue), layout);
        }

        @Override
        public CodeBlock settable(String label, int bytes, boolean isValue) {
            return CodeBlock.of("settableAt($S, index, $L, $L, $N)", label, offset(isValue), bytes, layout);
        }

        private int offset(boolean isValue) {
            return isValue ? keySize : 0;
        }

        @Override
        public Optional<CodeBlock> shown(boolean nullable, CodeBlock view) {
            return nullable ? Optional.of(CodeBlock.of("showNullable($L, index, $N)", view, layout)) : Optional.empty();
        }
    }
}
