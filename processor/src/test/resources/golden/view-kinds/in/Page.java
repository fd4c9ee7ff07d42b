package com.acme;

import java.util.List;
import org.marshal4j.Marshal;

@Marshal(view = true)
public class Page<T> {
    List<T> items;
}
