/** What tables have for fields: a column each, by kind of type. */
package org.marshal4j.processor.column;
