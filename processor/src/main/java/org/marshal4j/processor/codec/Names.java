package org.marshal4j.processor.codec;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** The names that generated code uses, as JavaPoet wants them. */
public final class Names {

    public static final ClassName CHECKS = value("Checks");
    public static final ClassName BOOLEANS = api("Booleans");
    public static final ClassName OUTPUT = api("Output");
    public static final ClassName INPUT = api("Input");
    public static final ClassName RAW_MEMORY = memory("RawMemory");
    public static final ClassName ARRAY_COPIES = value("ArrayCopies");
    public static final ClassName BOXES = value("Boxes");
    public static final ClassName GRAPH = support("Graph");
    public static final ClassName ENUMS = value("Enums");
    public static final ClassName LIMITS = support("Limits");
    public static final ClassName LISTS = support("Lists");
    public static final ClassName PRESENCE = value("Presence");
    public static final ClassName PRIMITIVE_ARRAYS = value("PrimitiveArrays");

    /**
     * Built only at run time: the processor's jar relocates the schema, and the relocation would also rewrite a literal
     * that begins with this name.
     */
    private static final String SCHEMA = String.join(".", "org", "marshal4j", "schema");

    private Names() {}

    /** A class of the users' API. */
    public static ClassName api(String simpleName) {
        return ClassName.get("org.marshal4j.runtime", simpleName);
    }

    /** A class that only generated code calls. */
    public static ClassName support(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.generated", simpleName);
    }

    /** A class that writes and reads one kind of value, or is shared by such classes. */
    public static ClassName value(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.generated.value", simpleName);
    }

    /** A class that writes and reads one kind of value with {@code @StopBit}. */
    public static ClassName stopBit(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.generated.stopbit", simpleName);
    }

    /** A class that writes and reads values in forms of other libraries. */
    public static ClassName encoded(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.generated.encoded", simpleName);
    }

    /** A constant of an enum that names such a form. */
    public static CodeBlock form(Enum<?> form) {
        return CodeBlock.of(
                "$T.$L",
                ClassName.get(SCHEMA + ".wire", form.getDeclaringClass().getSimpleName()),
                form.name());
    }

    /** A class that accesses memory. */
    public static ClassName memory(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.memory", simpleName);
    }

    /** The method that loads a primitive from memory. */
    public static CodeBlock loading(Primitive primitive) {
        return primitive == Primitive.BOOLEAN
                ? CodeBlock.of("$T.get", BOOLEANS)
                : CodeBlock.of("$T.get" + primitive.capitalized(), RAW_MEMORY);
    }

    /** A class that knows where the fields of objects lie. */
    public static ClassName layout(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.layout", simpleName);
    }

    /** A class of the runtime that knows former schemas. */
    public static ClassName inspect(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.inspect", simpleName);
    }

    /** A class of the runtime that views use. */
    public static ClassName view(String simpleName) {
        return ClassName.get("org.marshal4j.runtime.view", simpleName);
    }

    /** A class of the module for tables that users call. */
    public static ClassName table(String simpleName) {
        return ClassName.get("org.marshal4j.table", simpleName);
    }

    /** A class of the module for tables that only generated code calls. */
    public static ClassName tableSupport(String simpleName) {
        return ClassName.get("org.marshal4j.table.generated", simpleName);
    }

    /** A class of the schema. */
    public static ClassName schema(String simpleName) {
        return ClassName.get(SCHEMA, simpleName);
    }

    /** The lock file, from which tables read former schemas. */
    public static ClassName lockFile() {
        return ClassName.get(SCHEMA + ".lock", "LockFile");
    }

    /** A class of the module for Chronicle Bytes. */
    public static ClassName chronicle(String simpleName) {
        return ClassName.get("org.marshal4j.chronicle", simpleName);
    }

    /** The class with the given name. */
    public static ClassName of(Name name) {
        String[] nested = name.simpleNames().stream().skip(1).toArray(String[]::new);
        return ClassName.get(name.packageName(), name.simpleNames().get(0), nested);
    }

    /** The view of messages that the marshaller with the given name writes. */
    public static ClassName viewOf(Name marshaller) {
        return of(marshaller.besideMarshaller("View"));
    }

    /** The table of objects of the class with the given name. */
    public static ClassName tableOf(Name name) {
        return of(name.generated("Table"));
    }

    /** The class generated for an interface of getters and setters with the given name. */
    public static ClassName beanOf(Name name) {
        return of(name.generated("Bean"));
    }

    /** The interface generated for the class with the given name. */
    public static ClassName marshallableOf(Name name) {
        return of(name.generated("Marshallable"));
    }

    /** The class that {@code type} has at run time. */
    public static TypeName erased(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return ArrayTypeName.of(erased(array.element()));
        }
        return type instanceof TypeRef.OfClass named ? of(named.name()) : of(type);
    }

    /** The type that {@code type} names. */
    public static TypeName of(TypeRef type) {
        if (type instanceof TypeRef.OfPrimitive primitive) {
            return of(primitive.primitive());
        }
        if (type instanceof TypeRef.OfArray array) {
            return ArrayTypeName.of(of(array.element()));
        }
        if (type instanceof TypeRef.OfClass named) {
            ClassName raw = of(named.name());
            return named.arguments().isEmpty()
                    ? raw
                    : ParameterizedTypeName.get(
                            raw, named.arguments().stream().map(Names::of).toArray(TypeName[]::new));
        }
        if (type instanceof TypeRef.Other other && other.text().equals("?")) {
            return WildcardTypeName.subtypeOf(ClassName.OBJECT);
        }
        throw new IllegalArgumentException("not a type that generated code names: " + type);
    }

    private static TypeName of(Primitive primitive) {
        return switch (primitive) {
            case BOOLEAN -> TypeName.BOOLEAN;
            case BYTE -> TypeName.BYTE;
            case SHORT -> TypeName.SHORT;
            case CHAR -> TypeName.CHAR;
            case INT -> TypeName.INT;
            case LONG -> TypeName.LONG;
            case FLOAT -> TypeName.FLOAT;
            case DOUBLE -> TypeName.DOUBLE;
        };
    }
}
