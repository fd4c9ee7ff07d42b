package org.marshal4j.processor.codec.encoded;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.value.EnumCodec;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Name;
import org.marshal4j.schema.wire.ConstantNumbers;

/** The numbers that the constants of an enum have by {@code @EnumNumber}. */
final class NumberedEnum {
    private static final ClassName RUNTIME = Names.encoded("EnumNumbers");

    private NumberedEnum() {}

    /** What is wrong with the numbers; empty if nothing is. */
    static Optional<String> problem(String type, ClassKind.Enumeration constants) {
        Set<Integer> seen = new HashSet<>();
        for (String name : constants.constants()) {
            Integer number = constants.numbers().get(name);
            if (number == null) {
                return Optional.of(type + ", whose constant " + name + " has no @EnumNumber");
            }
            if (!seen.add(number)) {
                return Optional.of(
                        type + ", in which two constants have the number " + number + ", one of them " + name);
            }
        }
        return Optional.empty();
    }

    /** The numbers, if there is no {@link #problem}. */
    static ConstantNumbers numbers(ClassKind.Enumeration constants) {
        Map<Integer, String> names = new TreeMap<>();
        constants.numbers().forEach((name, number) -> names.put(number, name));
        return new ConstantNumbers(new TreeMap<>(names));
    }

    /**
     * The name of a private constant with the numbers.
     *
     * @param check the field or method of the enum that has the numbers too
     */
    static String constant(Members members, Name name, ConstantNumbers numbers, Optional<String> check) {
        ClassName type = Names.of(name);
        List<String> entries = List.of(numbers.toString().split(","));
        CodeBlock.Builder made = CodeBlock.builder()
                .add("$T.of($L, $L)", RUNTIME, EnumCodec.constants(members, name), EnumCodec.joined(entries));
        if (check.isPresent()) {
            List<CodeBlock> actual = new ArrayList<>();
            for (String each : numbers.names().values()) {
                actual.add(CodeBlock.of("$T.$L.$L", type, each, check.get()));
            }
            made.add("\n$>$>.checked($L)$<$<", CodeBlock.join(actual, ",$W"));
        }
        return members.constant(name.simple() + "Numbers", ParameterizedTypeName.get(RUNTIME, type), made.build());
    }
}
