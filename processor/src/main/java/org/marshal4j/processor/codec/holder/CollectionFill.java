package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.marshal4j.processor.codec.Names;

/**
 * The code that puts elements into a collection, whether they are read from a message or copied from another collection.
 *
 * @param kind the kind of collection
 * @param type its type
 * @param elementType the type of its elements
 * @param constructed whether it is always a new one
 * @param isInto whether it is the one that is there, which is never replaced
 */
record CollectionFill(CollectionKind kind, TypeName type, TypeName elementType, boolean constructed, boolean isInto) {

    private static final CodeBlock OLD = CodeBlock.of("old");
    private static final CodeBlock ELEMENTS = CodeBlock.of("elements");
    private static final ClassName REFILL = Names.support("Refill");
    private static final ClassName REFILLABLE = Names.support("Refillable");
    private static final ClassName TAKEN = Names.support("Taken");
    private static final ClassName COPY_ON_WRITE_SETS = Names.support("CopyOnWriteSets");

    /**
     * The source of the elements that go into a collection.
     *
     * @param target the arguments that tell which list can be filled
     * @param before statements before the expression
     * @param element an expression for the next element, given one for the element that may be reused
     * @param usesOld whether the expression uses that element
     * @param takesAnyOld whether it takes any element, also one of another class
     * @param isChecked whether keys are checked
     * @param isShort whether the expression is a call, so that it may be there twice
     */
    record Source(
            CodeBlock target,
            CodeBlock before,
            UnaryOperator<CodeBlock> element,
            boolean usesOld,
            boolean takesAnyOld,
            boolean isChecked,
            boolean isShort) {

        /** An expression for the next element, given an expression for the element to reuse. */
        CodeBlock next(CodeBlock old) {
            return element.apply(old);
        }

        CodeBlock checkedBy() {
            return CodeBlock.of(isChecked ? ", in" : "");
        }
    }

    /** The statements that make or fill a collection of {@code count} elements, and return it. */
    CodeBlock code(String label, Source source) {
        return switch (kind.reading()) {
            case BY_INDEX -> constructed ? readNewList(source) : readByIndex(label, source);
            case IN_TURN -> constructed ? readNew(label, source) : readInTurn(label, source);
            case AT_ONCE -> kind.isList() ? readAtOnce(label, source) : readSetAtOnce(label, source);
        };
    }

    /** Uses variables: a generic call as an argument of another one takes the compiler several times as long. */
    private CodeBlock readByIndex(String label, Source source) {
        CodeBlock read = source.next(OLD);
        CodeBlock.Builder code = CodeBlock.builder();
        if (isInto) {
            code.addStatement("$T elements = current", type);
        } else if (kind.isClass()) {
            code.addStatement(
                    "$T elements = $T.is(current) ? current : new $T<>($L)", type, REFILLABLE, kind.made(), room());
        } else {
            code.addStatement("$T elements = $T.target($L, count)", of(List.class), Names.LISTS, source.target());
        }
        if (source.isShort() && !isInto) {
            return code.add(refillThenAdd(source))
                    .addStatement("return $T.trim(elements, count)", Names.LISTS)
                    .build();
        }
        code.beginControlFlow("for (int i = 0; i < count; i++)");
        if (source.usesOld()) {
            code.addStatement("$T old = $T.get(elements, i)", elementType, Names.LISTS);
        }
        code.add(source.before())
                .addStatement("$T element = $L", elementType, read)
                .addStatement("$T.put(elements, i, element)", Names.LISTS)
                .endControlFlow();
        if (!isInto) {
            return code.addStatement("return $T.trim(elements, count)", Names.LISTS)
                    .build();
        }
        return code.addStatement("$T.trim(elements, count)", Names.LISTS)
                .add(taken(isInto, label))
                .addStatement("return elements")
                .build();
    }

    /** The elements that are there are reused. The others are new, which a loop of their own tells HotSpot. */
    private CodeBlock refillThenAdd(Source source) {
        return CodeBlock.builder()
                .addStatement("int reused = $T.reusable(elements, count)", Names.LISTS)
                .beginControlFlow("for (int i = 0; i < reused; i++)")
                .addStatement("$T element = $L", elementType, source.next(CodeBlock.of("elements.get(i)")))
                .addStatement("$T.put(elements, i, element)", Names.LISTS)
                .endControlFlow()
                .beginControlFlow("for (int i = reused; i < count; i++)")
                .addStatement("$T element = $L", elementType, source.next(CountedCodec.NULL))
                .addStatement("elements.add(element)")
                .endControlFlow()
                .build();
    }

    private CodeBlock room() {
        return kind.hasCapacity() ? CodeBlock.of("$T.room(count)", CountedCodec.COUNTS) : CodeBlock.of("");
    }

    private CodeBlock readNewList(Source source) {
        TypeName declared = kind.isClass() ? type : of(List.class);
        return CodeBlock.builder()
                .addStatement("$T elements = new $T<>($L)", declared, kind.made(), room())
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .add(source.before())
                .addStatement("elements.add($L)", source.next(CountedCodec.NULL))
                .endControlFlow()
                .addStatement(
                        "return $L", kind.isClass() ? ELEMENTS : CodeBlock.of("$T.immutable(elements)", Names.LISTS))
                .build();
    }

    private CodeBlock readInTurn(String label, Source source) {
        CodeBlock old = source.takesAnyOld() ? OLD : CodeBlock.of("refill.reusable(old)");
        return CodeBlock.builder()
                .addStatement("$T elements = $L", type, target(isInto, EmptyAgain.of(kind, empty())))
                .addStatement(
                        "$1T<$2T> refill = new $1T<>($3S, elements$4L)", REFILL, elementType, label, source.checkedBy())
                .addStatement("$T iterator = elements.iterator()", of(Iterator.class))
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("$T old = refill.expects(iterator.hasNext()) ? iterator.next() : null", elementType)
                .addStatement("refill.add(old, $L)", source.next(old))
                .endControlFlow()
                .addStatement("refill.end()")
                .add(taken(isInto, label))
                .addStatement("return elements")
                .build();
    }

    /**
     * An expression for the container that is filled.
     *
     * @param isInto whether it is the one that is there
     * @param again an expression for another one
     */
    static CodeBlock target(boolean isInto, CodeBlock again) {
        return isInto ? CodeBlock.of("current") : CodeBlock.of("$T.is(current) ? current : $L", REFILLABLE, again);
    }

    /** A user's class may do more with an element than keep it. */
    static CodeBlock taken(boolean isInto, String label) {
        return isInto
                ? CodeBlock.builder()
                        .addStatement("$T.all($S, elements, count)", TAKEN, label)
                        .build()
                : CodeBlock.of("");
    }

    private CodeBlock readNew(String label, Source source) {
        return CodeBlock.builder()
                .addStatement("$T elements = $L", type, empty())
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement(
                        "$T.$L($S, elements, $L$L)",
                        REFILL,
                        source.isChecked() ? "addChecked" : "add",
                        label,
                        source.next(CountedCodec.NULL),
                        source.checkedBy())
                .endControlFlow()
                .addStatement("return $L", unmodifiable(kind.unmodifiable()))
                .build();
    }

    /** An expression for the elements, unmodifiable by a method of {@code Collections} if there is one. */
    static CodeBlock unmodifiable(String method) {
        return method.isEmpty() ? ELEMENTS : CodeBlock.of("$T.$L(elements)", Collections.class, method);
    }

    private CodeBlock readAtOnce(String label, Source source) {
        CodeBlock old = constructed ? CountedCodec.NULL : CodeBlock.of("$T.get(current, i)", Names.LISTS);
        CodeBlock result = isInto
                ? CodeBlock.of("$T.list($S, current, elements)", TAKEN, label)
                : CodeBlock.of(
                        "$T.copyOnWrite($L, elements)",
                        Names.LISTS,
                        constructed ? CountedCodec.NULL : CodeBlock.of("current"));
        return CodeBlock.builder()
                .addStatement(
                        "$T elements = new $T<>($T.room(count))", of(List.class), ArrayList.class, CountedCodec.COUNTS)
                .beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement("elements.add($L)", source.next(old))
                .endControlFlow()
                .addStatement("return $L", result)
                .build();
    }

    /** The set compares each element with all others, so elements are collected in a hash table first. */
    private CodeBlock readSetAtOnce(String label, Source source) {
        boolean reuses = !constructed && source.takesAnyOld();
        CodeBlock.Builder code = CodeBlock.builder();
        if (source.isChecked()) {
            code.addStatement("$T.compared($S, count, in)", CountedCodec.COUNTS, label);
        }
        code.addStatement("$T elements = new $T<>()", of(Set.class), LinkedHashSet.class);
        if (reuses) {
            code.addStatement("$T iterator = $T.iterator(current)", of(Iterator.class), COPY_ON_WRITE_SETS);
        }
        CodeBlock old = reuses ? CodeBlock.of("$T.next(iterator)", COPY_ON_WRITE_SETS) : CountedCodec.NULL;
        return code.beginControlFlow("for (int i = 0; i < count; i++)")
                .addStatement(
                        "$T.$L($S, elements, $L$L)",
                        REFILL,
                        source.isChecked() ? "addChecked" : "add",
                        label,
                        source.next(old),
                        source.checkedBy())
                .endControlFlow()
                .addStatement(
                        "return $T.of($L, elements)",
                        COPY_ON_WRITE_SETS,
                        constructed ? CountedCodec.NULL : CodeBlock.of("current"))
                .build();
    }

    /** A new, empty collection. */
    private CodeBlock empty() {
        return kind == CollectionKind.ENUM_SET
                ? CodeBlock.of("$T.noneOf($T.class)", kind.made(), elementType)
                : CodeBlock.of("new $T<>()", kind.made());
    }

    private TypeName of(Class<?> collection) {
        return ParameterizedTypeName.get(ClassName.get(collection), elementType);
    }
}
