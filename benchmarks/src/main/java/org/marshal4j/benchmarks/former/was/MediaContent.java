package org.marshal4j.benchmarks.former.was;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** The same as today, but its media are not. */
@Marshal
@Required
public class MediaContent {
    public Media media;
    public List<Image> images = new ArrayList<>();
}
