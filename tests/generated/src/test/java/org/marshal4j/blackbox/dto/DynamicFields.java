package org.marshal4j.blackbox.dto;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Values whose classes are not known in advance, in every place where they can occur. */
@Marshal(view = true)
public class DynamicFields {
    @Dynamic
    Object any;

    long number;

    @Dynamic
    @Required
    Object required = "";

    @Dynamic
    Map<String, Object> extra = new LinkedHashMap<>();

    @Dynamic
    @Required
    List<Object> list = new ArrayList<>();

    @Dynamic
    Map<String, List<Object>> nested;

    @Dynamic
    Object[] array;

    @Dynamic
    Optional<Object> optional;

    @Dynamic
    Map<Integer, Object> byNumber;

    DynamicRecord record;
}
