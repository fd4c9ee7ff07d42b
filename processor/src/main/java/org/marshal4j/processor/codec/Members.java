package org.marshal4j.processor.codec;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** The members of the marshaller that is being generated. No two get the same name. */
public final class Members {

    /** The constants that every marshaller has, whatever its fields are called. */
    public static final List<String> FIXED_CONSTANTS = List.of(
            "INSTANCE", "MIN_SIZE", "MAX_SIZE", "SCHEMA", "SCHEMA_ID", "FIELDS", "FIELDS_BEFORE", "FIELDS_AFTER");

    private static final Pattern CAPITAL_INSIDE = Pattern.compile("([a-z0-9])([A-Z])");

    private final TypeSpec.Builder type;
    private final Set<String> reserved = new HashSet<>();
    private final FreeNames names = new FreeNames();
    private final List<FieldSpec> fields = new ArrayList<>();
    private final List<MethodSpec> helpers = new ArrayList<>();
    private final Map<String, String> constants = new HashMap<>();
    private final Map<Object, String> methods = new HashMap<>();
    private final Set<String> silenced = new HashSet<>();

    /** Creates members that are added to {@code type}. */
    public Members(TypeSpec.Builder type) {
        this.type = type;
    }

    /** The start of a private method. */
    public static MethodSpec.Builder privateStatic(String name) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
    }

    /** The start of a public method that overrides another one. */
    public static MethodSpec.Builder overriding(String name, TypeName returns) {
        return overriding(Modifier.PUBLIC, name, returns);
    }

    /** The start of a method that overrides another one. */
    public static MethodSpec.Builder overriding(Modifier visibility, String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(visibility)
                .returns(returns);
    }

    /** A name for a member: the suggested one, unless it is taken. */
    public String name(String suggestion) {
        String name = names.newName(suggestion);
        return reserved.contains(name) ? name(suggestion + "_") : name;
    }

    /** Keeps a name from being given to a member. */
    public void reserve(String name) {
        reserved.add(name);
    }

    /** Adds a private constant, once for each initializer, and returns its name. */
    public String constant(String suggestion, TypeName of, CodeBlock initializer) {
        return constants.computeIfAbsent(initializer.toString(), key -> {
            String name = name(upperSnake(suggestion));
            add(FieldSpec.builder(of, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(initializer)
                    .build());
            return name;
        });
    }

    /** Adds a private method, once for each {@code of}, and returns its name. */
    public String method(Object of, String suggestion, Function<String, MethodSpec> declaration) {
        String known = methods.get(of);
        if (known == null) {
            known = name(suggestion);
            methods.put(of, known);
            add(declaration.apply(known));
        }
        return known;
    }

    /** Adds a constant whose name has already been taken. */
    public void add(FieldSpec constant) {
        fields.add(constant);
    }

    /** Adds a method for others to call; it comes after them. */
    public void add(MethodSpec helper) {
        helpers.add(helper);
    }

    /** What casts the result of a handle to a type: from Java 24 on, the compiler warns if that is generic. */
    public CodeBlock cast(TypeName type) {
        TypeName single = type;
        while (single instanceof ArrayTypeName array) {
            single = array.componentType();
        }
        if (single instanceof ParameterizedTypeName) {
            silenced.add("unchecked");
        }
        return CodeBlock.of("($T)", type);
    }

    /** The warnings that a compiler may give about them. */
    public Set<String> silenced() {
        return silenced;
    }

    /** Adds all of them after the members that the type already has. */
    public void flush() {
        fields.forEach(type::addField);
        helpers.forEach(type::addMethod);
    }

    /** {@code askPrice0} as {@code ASK_PRICE0}. */
    public static String upperSnake(String name) {
        return CAPITAL_INSIDE.matcher(name).replaceAll("$1_$2").toUpperCase(Locale.ROOT);
    }

    /**
     * Turns {@code lines[][]} into {@code LinesElementElement}, and {@code prices[].key} and {@code prices.key} into
     * {@code PricesKey}, for the names of methods.
     */
    public static String capitalized(String label) {
        String plain = label.replace("[].key", "Key")
                .replace("[].value", "Value")
                .replace("[]", "Element")
                .replace(".key", "Key")
                .replace(".value", "Value");
        return plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
    }
}
