package org.marshal4j.audit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.audit.classes.Hierarchy;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** The enums in the types of fields. */
final class FieldEnums {

    private static final Pattern CLASS = Pattern.compile("L([^;<]+)");

    private FieldEnums() {}

    /** Those of the fields of classes, by their internal names. */
    static Map<String, ClassNode> of(List<ClassNode> classes, Hierarchy hierarchy) {
        Map<String, ClassNode> enums = new LinkedHashMap<>();
        for (ClassNode owner : classes) {
            for (FieldNode field : owner.fields) {
                Matcher names = CLASS.matcher(field.signature == null ? field.desc : field.signature + field.desc);
                while (names.find()) {
                    ClassNode type = hierarchy.find(names.group(1));
                    if (type != null && (type.access & Opcodes.ACC_ENUM) != 0) {
                        enums.put(type.name, type);
                    }
                }
            }
        }
        return enums;
    }
}
