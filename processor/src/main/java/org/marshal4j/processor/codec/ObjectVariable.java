package org.marshal4j.processor.codec;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;

/** The names of the variables that hold an object, and the one that encloses it, in the methods of a marshaller. */
public final class ObjectVariable {

    /** The parameter that holds the object to copy. */
    public static final String COPIED = "from";

    /** Names that the methods use for anything but the DTO, including the packages of the classes that they call. */
    public static final Set<String> TAKEN = Set.of("""
            out in depth graph start base offset copy current size failure list elements element count i value
            java net org
            """.split("\\s+"));

    /** Names that methods use which move values that a field holds, such as the elements of a list. */
    private static final Set<String> TAKEN_INSIDE = Set.of("""
            all array collection entry iterator key list map next old optional queue reference reused set shared
            source state to value written
            """.split("\\s+"));

    private static final String PARENT = "parent";

    private ObjectVariable() {}

    /** The variable that holds an object of the class. */
    public static String of(Dto dto) {
        String simple = dto.name().simple();
        String name = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
        // The bodies of a family hold the type id in a variable.
        boolean isTaken = TAKEN.contains(name)
                || name.equals(COPIED)
                || (dto.family().isPresent() && name.equals("id"))
                || packages(dto).contains(name)
                || SourceVersion.isKeyword(name);
        return isTaken ? name + "_" : name;
    }

    /** Whether methods that move what it holds can be passed an object in its variable. */
    public static boolean isFreeInside(Dto dto) {
        return !TAKEN_INSIDE.contains(of(dto));
    }

    /** The variable that holds the object that encloses one of the class directly. */
    public static String ofParent(Dto dto) {
        String name = packages(dto).contains(PARENT) ? PARENT + "_" : PARENT;
        return of(dto).equals(name) ? name + "_" : name;
    }

    /**
     * The packages of classes that its code mentions. A variable must not hide one, which is needed if two classes have
     * the same name.
     */
    public static Set<String> packages(Dto dto) {
        Set<String> packages = new HashSet<>();
        Stream.of(dto.fields().stream().map(Field::type), dto.parents().stream().map(Field::type), dto.bound().stream())
                .flatMap(types -> types)
                .flatMap(TypeRef::classes)
                .map(TypeRef.OfClass::name)
                .forEach(name -> packages.add(root(name)));
        packages.add(root(dto.name()));
        return packages;
    }

    private static String root(Name type) {
        int dot = type.packageName().indexOf('.');
        return dot < 0 ? type.packageName() : type.packageName().substring(0, dot);
    }
}
