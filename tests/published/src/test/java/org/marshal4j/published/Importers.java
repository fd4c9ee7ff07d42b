package org.marshal4j.published;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.published.Importing.Source;

/**
 * A source for each class that imports it and nothing else, so that each error is in the source of the class that it is about. All are in
 * one package, but for classes whose marshallers would have the same name.
 */
final class Importers {
    private static final String PACKAGE = "imported";

    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Map<String, Class<?>> paths = new HashMap<>();

    /** For these classes. */
    Importers(List<Class<?>> types) {
        Map<String, Integer> namesakes = new HashMap<>();
        for (Class<?> type : types) {
            String simple =
                    type.getName().substring(type.getPackageName().length() + 1).replace('$', '_');
            int earlier = namesakes.merge(simple, 1, Integer::sum) - 1;
            String home = earlier == 0 ? PACKAGE : PACKAGE + ".more" + earlier;
            names.put(type, home + ".Import" + names.size());
            paths.put(path(importer(type)), type);
            paths.put(path(home + "." + simple + "Marshaller"), type);
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
        int dot = importer.lastIndexOf('.');
        return new Source(
                path(importer),
                "package " + importer.substring(0, dot) + ";\n\n@org.marshal4j.MarshalImport(value = "
                        + type.getCanonicalName() + ".class, dynamic = true)\ninterface " + importer.substring(dot + 1)
                        + " {}\n");
    }

    private static String path(String name) {
        return name.replace('.', '/') + ".java";
    }
}
