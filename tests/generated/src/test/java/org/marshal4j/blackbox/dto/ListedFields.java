package org.marshal4j.blackbox.dto;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Values whose classes are not known in advance and may be listed classes, in every place where they can occur. */
@Marshal
public class ListedFields {
    @Dynamic({ListedPoint.class, ListedSide.class, ListedGrowing.class, ListedPair.class})
    public Object any;

    @Dynamic({ListedPair.class, ListedSide.class})
    @Required
    Object required = "";

    @Dynamic({ListedPoint.class, ListedSide.class})
    Map<String, Object> extra;

    @Dynamic(ListedGrowing.class)
    @Required
    List<Object> list = new ArrayList<>();

    @Dynamic(ListedSide.class)
    Map<String, List<Object>> nested;

    @Dynamic(ListedPair.class)
    Object[] array;

    @Dynamic({ListedPoint.class, ListedPair.class})
    Optional<Object> optional;
}
