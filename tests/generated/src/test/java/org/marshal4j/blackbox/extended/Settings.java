package org.marshal4j.blackbox.extended;

import java.util.List;
import java.util.Properties;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;

/** Holds tables of properties. */
@Marshal
class Settings implements SettingsMarshallable {
    Properties any;

    @MaxLength(2)
    Properties few;

    final Properties filled = new Properties();

    @Required
    Properties present = new Properties();

    List<Properties> several;
}
