package com.acme;

import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Marshal(view = true)
public class Best implements BestMarshallable {
    Map.Entry<String, Tags> tags;

    @Required
    Map.Entry<Tags, Long> number;
}
