package com.acme;

import java.util.LinkedHashMap;
import org.marshal4j.Marshal;

@Marshal(view = true)
public class Tags extends LinkedHashMap<String, Integer> implements TagsMarshallable {
    private static final long serialVersionUID = 1;

    int version;
}
