/** Classes whose names, as variables or beside generated code, would be keywords or something else. */
package org.marshal4j.blackbox.dto.names;
