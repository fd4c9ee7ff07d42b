package org.marshal4j.processor.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The name of a class.
 *
 * @param packageName its package, empty for the default package
 * @param simpleNames the simple names from the outermost class to the class itself
 */
public record Name(String packageName, List<String> simpleNames) {

    public Name {
        simpleNames = List.copyOf(simpleNames);
    }

    /** The name of a top-level class. */
    public static Name of(String packageName, String simpleName) {
        return new Name(packageName, List.of(simpleName));
    }

    /**
     * The class for a name as {@link Class#getName()} returns it. A dollar sign is taken for the separator between a
     * class and one nested in it.
     */
    public static Name ofBinary(String binary) {
        int dot = binary.lastIndexOf('.');
        return new Name(
                dot < 0 ? "" : binary.substring(0, dot),
                List.of(binary.substring(dot + 1).split("\\$")));
    }

    /** {@code Inner} of {@code com.acme.Outer.Inner}. */
    public String simple() {
        return simpleNames.get(simpleNames.size() - 1);
    }

    /** {@code com.acme.Outer.Inner}, as in source. */
    public String qualified() {
        return prefixed(String.join(".", simpleNames));
    }

    /** {@code com.acme.Outer$Inner}, as {@link Class#getName()} returns it. */
    public String binary() {
        return prefixed(String.join("$", simpleNames));
    }

    /**
     * The top-level name of a generated type: {@code com.acme.Outer_InnerMarshaller} for the suffix {@code Marshaller}.
     */
    public Name generated(String suffix) {
        return of(packageName, String.join("_", simpleNames) + suffix);
    }

    /**
     * The name of another type that belongs to a marshaller of this name, such as {@code com.acme.Page_of_OrderView}
     * for the suffix {@code View}.
     */
    public Name besideMarshaller(String suffix) {
        String marshaller = simple();
        return of(packageName, marshaller.substring(0, marshaller.length() - "Marshaller".length()) + suffix);
    }

    private String prefixed(String name) {
        return packageName.isEmpty() ? name : packageName + "." + name;
    }

    /** As for any record, whose own methods take a compiler that has just started some time to link. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Name name
                && packageName.equals(name.packageName)
                && simpleNames.equals(name.simpleNames);
    }

    @Override
    public int hashCode() {
        return 31 * packageName.hashCode() + simpleNames.hashCode();
    }

    @Override
    public String toString() {
        return qualified();
    }
}
