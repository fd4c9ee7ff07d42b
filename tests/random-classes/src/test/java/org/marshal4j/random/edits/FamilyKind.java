package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An object of a class of a family; plain, it is an entry of the name of its class and its fields. */
record FamilyKind(String declared) implements Kind {
    @Override
    public String wireType(Version version) {
        return "family " + version.packageName() + "." + declared;
    }

    @Override
    public Object make(PlainMaker maker) {
        List<String> members =
                new ArrayList<>(maker.version().family().members().keySet());
        String member = members.get(maker.random().nextInt(members.size()));
        return Map.entry(member, maker.object(member));
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object converted(Object plain, Kind now, Place place) {
        Map.Entry<String, Map<Integer, Object>> object = (Map.Entry<String, Map<Integer, Object>>) plain;
        return place.script().now().family().members().containsKey(object.getKey())
                ? Map.entry(object.getKey(), place.script().object(object.getKey(), object.getValue(), place))
                : place.refused("MARSHAL220");
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object toJava(Object plain, PlainObjects objects) {
        Map.Entry<String, Map<Integer, Object>> object = (Map.Entry<String, Map<Integer, Object>>) plain;
        return objects.toJava(object.getKey(), object.getValue());
    }

    @Override
    public Object toPlain(Object java, PlainObjects objects) {
        String member = java.getClass().getSimpleName();
        return Map.entry(member, objects.toPlain(member, java));
    }
}
