package org.marshal4j.published;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.published.Importing.Source;

/**
 * A source for each class that imports it and nothing but its family, so that each error is in the source of the class that it is about. All are in
 * one package. Of classes whose marshallers would have the same name, all but the first have their packages in it.
 */
final class Importers {
    private static final String PACKAGE = "imported";

    private final Families families;
    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Set<Class<?>> qualified = new HashSet<>();
    private final Map<String, Class<?>> paths = new HashMap<>();

    /** For these classes, with these families among them. */
    Importers(List<Class<?>> types, Families families) {
        this.families = families;
        Set<String> taken = new HashSet<>();
        for (Class<?> type : types) {
            String simple =
                    type.getName().substring(type.getPackageName().length() + 1).replace('$', '_');
            names.put(type, PACKAGE + ".Import" + names.size());
            paths.put(path(importer(type)), type);
            if (!taken.add(simple)) {
                qualified.add(type);
                simple = type.getPackageName().replace('.', '_') + "_" + simple;
            }
            paths.put(path(PACKAGE + "." + simple + "Marshaller"), type);
        }
    }

    /** The sources for some of them. */
    List<Source> sources(List<Class<?>> types) {
        return types.stream().map(this::source).toList();
    }

    /** The class whose importer or marshaller is at this path, or null. */
    Class<?> typeAt(String path) {
        return paths.get(path);
    }

    /** The name of the type that imports a class. */
    String importer(Class<?> type) {
        return names.get(type);
    }

    private Source source(Class<?> type) {
        String importer = importer(type);
        return new Source(
                path(importer),
                "package " + PACKAGE + ";\n\n" + families.annotation(type, qualified.contains(type)) + "\ninterface "
                        + importer.substring(PACKAGE.length() + 1) + " {}\n");
    }

    private static String path(String name) {
        return name.replace('.', '/') + ".java";
    }
}
